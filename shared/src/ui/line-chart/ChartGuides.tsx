import { chakra } from '@chakra-ui/react/styled-system';
import { type ChartLayout, guideSide } from './chartLayout';
import type { ChartGuide } from './chartModel';

const Guides = chakra('g', {
  base: {
    color: 'fg.subtle',
    '& text': {
      fill: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      // An outline keeps lines behind the label readable.
      paintOrder: 'stroke',
      stroke: 'bg.surface',
      strokeWidth: '4px',
    },
  },
});

const TEXT_GAP_PX = 5;

interface ChartGuidesProps {
  readonly layout: ChartLayout;
  readonly guides: readonly ChartGuide[];
}

export function ChartGuides({ layout, guides }: ChartGuidesProps) {
  const { plot, yScale } = layout;
  return (
    <Guides>
      {guides.map((guide) => {
        const side = guideSide(layout, guide);
        return (
          <g key={guide.label} transform={`translate(0 ${yScale(guide.y)})`}>
            <line x1={plot.left} x2={plot.right} stroke="currentColor" strokeDasharray="4 4" />
            <text x={plot[side]} y={-TEXT_GAP_PX} textAnchor={side === 'left' ? 'start' : 'end'}>
              {guide.label}
            </text>
          </g>
        );
      })}
    </Guides>
  );
}
