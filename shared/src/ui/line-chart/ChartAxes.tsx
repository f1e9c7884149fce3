import { chakra } from '@chakra-ui/react/styled-system';
import type { ChartLayout } from './chartLayout';
import type { ChartAxis } from './chartModel';

const Axes = chakra('g', {
  base: {
    color: 'border',
    '& text': { fill: 'fg.subtle', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  },
});
const LABEL_BASELINE_PX = 12;
const TICK_TEXT_GAP_PX = 8;
const FOOT_TEXT_GAP_PX = 24;

interface ChartAxesProps {
  readonly layout: ChartLayout;
  readonly xAxis: ChartAxis;
  readonly yAxis: ChartAxis;
}

export function ChartAxes({ layout, xAxis, yAxis }: ChartAxesProps) {
  const { plot, xScale, yScale, xTicks, yTicks } = layout;
  const acrossAt = (y: number) => ({ x1: plot.left, x2: plot.right, y1: y, y2: y, stroke: 'currentColor' });
  return (
    <Axes>
      <text x={0} y={LABEL_BASELINE_PX}>
        {yAxis.label}
      </text>
      {yTicks.map((tick) => (
        <g key={tick}>
          <line {...acrossAt(yScale(tick))} />
          <text x={plot.left - TICK_TEXT_GAP_PX} y={yScale(tick)} textAnchor="end" dominantBaseline="middle">
            {yAxis.textOf(tick)}
          </text>
        </g>
      ))}
      {xTicks.map((tick) => (
        <text key={tick} x={xScale(tick)} y={plot.bottom + FOOT_TEXT_GAP_PX} textAnchor="middle">
          {xAxis.textOf(tick)}
        </text>
      ))}
    </Axes>
  );
}
