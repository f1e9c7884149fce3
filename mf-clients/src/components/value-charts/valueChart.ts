import { addMonths } from '@formline/shared/domain/dates/calendarDates';
import type { DayValue } from '../day-chart/dayChart';
import { valueChartsTexts as texts } from './valueCharts.texts';

export const chartRanges = ['month', 'quarter', 'year', 'all'] as const;
export type ChartRange = (typeof chartRanges)[number];

const rangeMonths: Readonly<Record<Exclude<ChartRange, 'all'>, number>> = { month: 1, quarter: 3, year: 12 };

/** One value a day, oldest first. Of several values on a day the first wins, as lists have the newest first. */
export function valuesInRange(values: readonly DayValue[], range: ChartRange, today: string): DayValue[] {
  const from = range === 'all' ? '' : addMonths(today, -rangeMonths[range]);
  const ofDay = new Map<string, DayValue>();
  for (const value of values) {
    if (value.date >= from && !ofDay.has(value.date)) ofDay.set(value.date, value);
  }
  return [...ofDay.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** Noise of a scale must not look like a change: the axis spans at least this share of the greatest value. */
const LEAST_SPAN_SHARE = 0.04;
const ROOM_SHARE = 0.1;

/** The y axis fits the values, with room above and below, and never goes below zero. */
export function valueDomain(values: readonly number[]): [number, number] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(greatest - least, LEAST_SPAN_SHARE * greatest, Number.EPSILON);
  const middle = (least + greatest) / 2;
  const half = span * (1 / 2 + ROOM_SHARE);
  return [Math.max(0, middle - half), middle + half];
}

/** `−9.0 lb over this period`; null for a single value. */
export function changeText(values: readonly DayValue[], textOf: (value: number) => string): string | null {
  const [first, last] = [values[0], values.at(-1)];
  if (values.length < 2 || !first || !last) return null;
  const change = last.value - first.value;
  const amount = textOf(Math.abs(change));
  if (amount === textOf(0)) return texts.noChange;
  return texts.change(change < 0 ? 'less' : 'more', amount);
}
