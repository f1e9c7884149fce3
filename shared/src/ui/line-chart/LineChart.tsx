import { chakra } from '@chakra-ui/react/styled-system';
import { ChartLine, Table2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { readingPositions } from './chartLayout';
import { ChartLegend } from './ChartLegend';
import type { ChartAxis, ChartGuide, ChartSeries } from './chartModel';
import { ChartPlot } from './ChartPlot';
import { ChartTable } from './ChartTable';
import { lineChartTexts as texts } from './LineChart.texts';
import { Heading, IconButton, Text } from '../styled/styledParts';

const Figure = chakra('figure', {
  base: { display: 'grid', gap: '3', minW: '0', gridTemplateRows: 'auto 1fr auto' },
});
const Head = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '3' },
});

const PLOT_HEIGHT_PX = 220;
const LEGEND_PX = 120;
const NO_GUIDES: readonly ChartGuide[] = [];

export interface LineChartProps {
  title: string;
  series: readonly ChartSeries[];
  xAxis: ChartAxis;
  yAxis: ChartAxis;
  guides?: readonly ChartGuide[] | undefined;
  emptyText: string;
  height?: number | undefined;
  titleAs?: 'h3' | 'h4' | undefined;
  /** A sentence about all values, below the selected one. */
  summary?: string | null | undefined;
}

/**
 * Lines and stacked areas. The legend shows the selected or last values; a button shows a table. A single series with
 * the chart's own name has no legend: its value stands below the title.
 */
export function LineChart({ titleAs = 'h3', emptyText, summary, ...props }: LineChartProps) {
  const { title, series, xAxis, yAxis, guides = NO_GUIDES, height = PLOT_HEIGHT_PX } = props;
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const [reading, setReading] = useState<number | null>(null);
  const positions = useMemo(() => readingPositions(series), [series]);
  const announced = positions[reading ?? positions.length - 1] ?? positions.at(-1);
  const isEmpty = announced === undefined;
  const [only] = series;
  const isAlone = series.length === 1 && only?.label === title;
  return (
    <Figure aria-labelledby={titleId}>
      <Head>
        <div>
          <Heading as={titleAs} size="sm" id={titleId}>
            {title}
          </Heading>
          {isTable ? null : (
            <Text tone="muted" size="sm">
              {isAlone && !isEmpty ? <OnlyValue series={only} at={announced} /> : null}
              {isEmpty ? emptyText : xAxis.textOf(announced)}
            </Text>
          )}
          {isEmpty || isTable || !summary ? null : (
            <Text tone="muted" size="sm">
              {summary}
            </Text>
          )}
        </div>
        {isEmpty ? null : (
          <IconButton
            size="sm"
            label={isTable ? texts.showChart(title) : texts.showTable(title)}
            icon={isTable ? <ChartLine /> : <Table2 />}
            onClick={() => setIsTable(!isTable)}
          />
        )}
      </Head>
      {!isEmpty && isTable ? (
        <ChartTable title={title} xAxis={xAxis} series={series} maxHeight={height + LEGEND_PX} />
      ) : null}
      {isEmpty || isTable ? null : (
        <>
          {isAlone ? null : <ChartLegend series={series} at={announced} />}
          <ChartPlot
            {...{ title, series, xAxis, yAxis, guides, height, positions, reading }}
            onRead={setReading}
          />
        </>
      )}
    </Figure>
  );
}

function OnlyValue({ series, at }: { readonly series: ChartSeries; readonly at: number }) {
  const { note, points } = series;
  return (
    <>
      <chakra.span color="fg" fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {points.find(({ x }) => x === at)?.text ?? texts.none}
      </chakra.span>
      {note ? ` ${note}, ` : ' '}
    </>
  );
}
