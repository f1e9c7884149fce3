import { chakra } from '@chakra-ui/react/styled-system';
import { readingPositions } from './chartLayout';
import type { ChartAxis, ChartSeries } from './chartModel';
import { lineChartTexts as texts } from './LineChart.texts';

const Scroller = chakra('div', {
  base: { alignSelf: 'start', overflow: 'auto', border: 'thin', borderColor: 'border', borderRadius: 'md' },
});
const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': { px: '3', py: '2', textAlign: 'end', whiteSpace: 'nowrap' },
    '& th:first-child': { textAlign: 'start' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      bg: 'bg.muted',
      fontWeight: 'medium',
      color: 'fg.muted',
      verticalAlign: 'bottom',
    },
    '& tbody tr': { borderTop: 'thin', borderColor: 'border' },
    '& tbody th': { fontWeight: 'medium' },
  },
});

interface ChartTableProps {
  readonly title: string;
  readonly xAxis: ChartAxis;
  readonly series: readonly ChartSeries[];
  readonly maxHeight: number;
}

export function ChartTable({ title, xAxis, series, maxHeight }: ChartTableProps) {
  return (
    <Scroller role="region" aria-label={title} tabIndex={0} style={{ maxHeight }}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{xAxis.label}</th>
            {series.map(({ id, label, note }) => (
              <th key={id} scope="col">
                {label}
                {note ? (
                  <chakra.span display="block" color="fg.subtle" fontWeight="normal">
                    {note}
                  </chakra.span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readingPositions(series).map((position) => (
            <tr key={position}>
              <th scope="row">{xAxis.textOf(position)}</th>
              {series.map(({ id, points }) => (
                <td key={id}>{points.find(({ x }) => x === position)?.text ?? texts.none}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
