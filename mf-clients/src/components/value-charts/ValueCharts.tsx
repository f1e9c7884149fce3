import { daysBetween } from '@formline/shared/domain/dates/calendarDates';
import { calendarAxis, LineChart } from '@formline/shared/ui/charts';
import { Text } from '@formline/shared/ui/core';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import type { DayValue } from '../day-chart/dayChart';
import { shortDate } from '../measures/shortDate';
import { ChartGrid } from './ChartsSkeleton';
import { changeText, type ChartRange, valueDomain, valuesInRange } from './valueChart';
import { valueChartsTexts as texts } from './valueCharts.texts';

const HEIGHT_PX = 150;

export interface ChartMeasure {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** In the trainer's unit, newest first. */
  readonly values: readonly DayValue[];
  readonly textOf: (value: number) => string;
  /** A difference of two values; default: like a value. */
  readonly differenceText?: ((amount: number) => string) | undefined;
  /** In the same unit. */
  readonly goal?: { readonly value: number; readonly label: string } | undefined;
}

interface ValueChartsProps {
  readonly measures: readonly ChartMeasure[];
  readonly range: ChartRange;
  readonly titleAs?: 'h3' | 'h4';
}

/** A small chart of real values for each measure. All have the same days, so that they can be compared. */
export function ValueCharts({ measures, range, titleAs }: ValueChartsProps) {
  const today = useToday();
  const shown = measures.map((measure) => ({
    ...measure,
    values: valuesInRange(measure.values, range, today),
  }));
  const dates = shown.flatMap(({ values }) => values.map(({ date }) => date)).sort();
  const [from = today, to = from] = [dates[0], dates.at(-1)];
  if (dates.length === 0) return <Text tone="muted">{texts.nothing}</Text>;
  return (
    <ChartGrid>
      {shown.map((measure) => (
        <ValueChart key={measure.id} {...{ measure, from, to, titleAs }} />
      ))}
    </ChartGrid>
  );
}

interface ValueChartProps {
  readonly measure: ChartMeasure;
  readonly from: string;
  readonly to: string;
  readonly titleAs?: 'h3' | 'h4' | undefined;
}

function ValueChart({ measure, from, to, titleAs }: ValueChartProps) {
  const { id, label, note, values, textOf, differenceText = textOf, goal } = measure;
  const heights = values.map(({ value }) => value);
  return (
    <LineChart
      title={label}
      titleAs={titleAs}
      series={[
        {
          id,
          label,
          note,
          points: values.map(({ date, value }) => ({
            x: daysBetween(from, date),
            y: value,
            text: textOf(value),
          })),
        },
      ]}
      xAxis={calendarAxis({ label: texts.date, from, to, textOf: shortDate })}
      yAxis={{ label: '', textOf, domain: valueDomain(goal ? [...heights, goal.value] : heights) }}
      guides={goal ? [{ y: goal.value, label: goal.label }] : undefined}
      summary={changeText(values, differenceText)}
      emptyText={texts.nothing}
      height={HEIGHT_PX}
    />
  );
}
