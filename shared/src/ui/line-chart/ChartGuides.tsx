import { chakra } from '@chakra-ui/react/styled-system';
import type { ChartLayout } from './chartLayout';
import type { ChartGuide } from './chartModel';

const Guides = chakra('g', {
  base: {
    color: 'fg.subtle',
    '& text': {
      fill: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      // Lines that run below the words stay out of them.
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

/** Values that mean something, across the chart and over its lines. */
export function ChartGuides({ layout: { plot, yScale }, guides }: ChartGuidesProps) {
  return (
    <Guides>
      {guides.map(({ y, label }) => (
        <g key={label} transform={`translate(0 ${yScale(y)})`}>
          <line x1={plot.left} x2={plot.right} stroke="currentColor" strokeDasharray="4 4" />
          <text x={plot.right} y={-TEXT_GAP_PX} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
    </Guides>
  );
}
