import { chakra } from '@chakra-ui/react/styled-system';
import type { ChartSeries } from './chartModel';
import { lineChartTexts as texts } from './LineChart.texts';
import { SeriesMark, lookOf, type SeriesLook } from './SeriesMark';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    columnGap: '5',
    rowGap: '2',
    listStyle: 'none',
  },
});
const Entry = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    columnGap: '2',
    alignItems: 'center',
    fontSize: 'sm',
  },
});
const Value = chakra('span', {
  base: { gridColumn: '2', fontWeight: 'semibold', fontSize: 'md', fontVariantNumeric: 'tabular-nums' },
});
const Swatch = chakra('svg', { base: { w: '6', h: '3', flexShrink: '0', overflow: 'visible' } });

interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
  readonly at: number;
}

export function ChartLegend({ series, at }: ChartLegendProps) {
  return (
    <List>
      {series.map(({ id, label, note, kind, points }, index) => (
        <Entry key={id}>
          <LegendSwatch look={lookOf(index)} isArea={kind === 'area'} />
          <span>
            {label}
            {note ? <chakra.span color="fg.subtle"> {note}</chakra.span> : null}
          </span>
          <Value>{points.find(({ x }) => x === at)?.text ?? texts.none}</Value>
        </Entry>
      ))}
    </List>
  );
}

function LegendSwatch({ look, isArea }: { readonly look: SeriesLook; readonly isArea: boolean }) {
  return (
    <Swatch viewBox="0 0 24 12" aria-hidden="true" color={look.color}>
      {isArea ? <rect width="24" height="12" rx="2" fill="currentColor" fillOpacity="0.3" /> : null}
      <path d="M0 6H24" stroke="currentColor" strokeWidth="2" strokeDasharray={look.dashes} />
      <SeriesMark look={look} x={12} y={6} />
    </Swatch>
  );
}
