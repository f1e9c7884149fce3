import type { ChartAxis, ChartPoint } from '@formline/shared/ui/charts';
import { shortDate } from '../measures/shortDate';

const texts = {
  date: 'Date',
  share: "Share of each line's highest value",
  percent: (share: number) => `${Math.round(share * 100)}%`,
};

const DAYS_SHOWN = 7;
const X_RANGE = [0, DAYS_SHOWN - 1] as const;
/** Each series is scaled to its own maximum; the rest is space above. */
const Y_RANGE = [0, 1.1] as const;
const Y_TICKS = [0, 0.25, 0.5, 0.75, 1];

export interface DayValue {
  readonly date: string;
  readonly value: number;
}

export const lastDays = (dates: readonly string[]): string[] => [...new Set(dates)].sort().slice(-DAYS_SHOWN);

export const dayAxis = (days: readonly string[]): ChartAxis => ({
  label: texts.date,
  domain: X_RANGE,
  ticks: days.map((_, x) => x),
  textOf: (x) => shortDate(days[x] ?? ''),
});

export const shareAxis: ChartAxis = {
  label: texts.share,
  domain: Y_RANGE,
  ticks: Y_TICKS,
  textOf: texts.percent,
};

interface DaySeries {
  readonly days: readonly string[];
  /** The value that equals full height; default: the greatest one shown. */
  readonly whole?: number;
  readonly textOf: (value: number) => string;
}

/** Of several values on a day the first wins. */
export function dayPoints(values: readonly DayValue[], { days, whole, textOf }: DaySeries): ChartPoint[] {
  const shown = days.flatMap((day, x) => {
    const known = values.find(({ date }) => date === day);
    return known ? [{ x, value: known.value }] : [];
  });
  const greatest = whole ?? Math.max(...shown.map(({ value }) => value));
  return shown.map(({ x, value }) => ({ x, y: greatest > 0 ? value / greatest : 0, text: textOf(value) }));
}
