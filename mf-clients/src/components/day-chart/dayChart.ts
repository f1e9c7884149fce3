import type { ChartAxis, ChartPoint } from '@formline/shared/ui/charts';
import { shortDate } from '../measures/shortDate';
import { dayChartTexts as texts } from './dayChart.texts';

/** A chart of a card shows this many days, from 0 to 6 along its foot. */
const DAYS_SHOWN = 7;
const X_RANGE = [0, DAYS_SHOWN - 1] as const;
/** Each series is drawn in proportion to its whole; a little air stays above. */
const Y_RANGE = [0, 1.1] as const;
const Y_TICKS = [0, 0.25, 0.5, 0.75, 1];

/** A value of a day. */
export interface DayValue {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly value: number;
}

/** The last seven days of those given, each once, oldest first. */
export const lastDays = (dates: readonly string[]): string[] => [...new Set(dates)].sort().slice(-DAYS_SHOWN);

/** Days along the foot of a chart. The same x is the same day for every series. */
export const dayAxis = (days: readonly string[]): ChartAxis => ({
  label: texts.date,
  domain: X_RANGE,
  ticks: days.map((_, x) => x),
  textOf: (x) => shortDate(days[x] ?? ''),
});

/** What the height of a chart says: the part of the series' whole. */
export const shareAxis: ChartAxis = {
  label: texts.share,
  domain: Y_RANGE,
  ticks: Y_TICKS,
  textOf: texts.percent,
};

interface DaySeries {
  readonly days: readonly string[];
  /** The whole values are drawn against; the greatest shown if not given. */
  readonly whole?: number;
  readonly textOf: (value: number) => string;
}

/** The points of a series on the days that are shown. Of two values of a day the first one given counts. */
export function dayPoints(values: readonly DayValue[], { days, whole, textOf }: DaySeries): ChartPoint[] {
  const shown = days.flatMap((day, x) => {
    const known = values.find(({ date }) => date === day);
    return known ? [{ x, value: known.value }] : [];
  });
  const greatest = whole ?? Math.max(...shown.map(({ value }) => value));
  return shown.map(({ x, value }) => ({ x, y: greatest > 0 ? value / greatest : 0, text: textOf(value) }));
}
