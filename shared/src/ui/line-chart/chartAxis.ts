import { addDays, dayOfMonth, daysBetween, monthNumberOf, weekday } from '../../domain/dates/calendarDates';
import type { ChartAxis } from './chartModel';

const CHARACTER_PX = 7.5;
const LABEL_GAP_PX = 16;

interface Calendar {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly textOf: (date: string) => string;
}

/** An axis of days (`YYYY-MM-DD`). Ticks are days, or starts of weeks, months, quarters or years, whichever fit. */
export function calendarAxis({ label, from, to, textOf }: Calendar): ChartAxis {
  const last = daysBetween(from, to);
  const days = Array.from({ length: last + 1 }, (_, x) => ({ x, date: addDays(from, x) }));
  const ticksWhere = (isTick: (date: string) => boolean) =>
    days.filter(({ date }) => isTick(date)).map(({ x }) => x);
  const everyMonths = (count: number) =>
    ticksWhere((date) => dayOfMonth(date) === 1 && (monthNumberOf(date) - 1) % count === 0);
  return {
    label,
    domain: [0, last],
    tickSets: [
      ticksWhere(() => true),
      ticksWhere((date) => weekday(date) === 0),
      everyMonths(1),
      everyMonths(3),
      everyMonths(12),
    ],
    textOf: (x) => textOf(addDays(from, x)),
  };
}

export const widthOfText = (text: string): number => text.length * CHARACTER_PX;

/** The first tick set whose labels fit, otherwise every n-th of the last set. The last tick stays. */
export function ticksThatFit(
  { textOf }: ChartAxis,
  sets: readonly (readonly number[])[],
  pixelOf: (value: number) => number,
): readonly number[] {
  const touch = (ticks: readonly number[]) =>
    ticks.some((tick, index) => {
      const next = ticks[index + 1];
      if (next === undefined) return false;
      const [text, nextText] = [textOf(tick), textOf(next)];
      const room = (widthOfText(text) + widthOfText(nextText)) / 2 + LABEL_GAP_PX;
      return text === nextText || Math.abs(pixelOf(next) - pixelOf(tick)) < room;
    });
  const usable = sets.filter(({ length }, index) => index === 0 || length > 1);
  const fitting = usable.find((ticks) => !touch(ticks));
  if (fitting) return fitting;
  const coarsest = usable.at(-1) ?? [];
  const steps = Array.from({ length: coarsest.length }, (_, index) => index + 1);
  const everyStep = (step: number) =>
    coarsest.filter((_, index) => (coarsest.length - 1 - index) % step === 0);
  return steps.map(everyStep).find((ticks) => !touch(ticks)) ?? [];
}

/** Removes repeated labels: a narrow range rounds neighbours to the same text. */
export const ticksWithOwnText = ({ textOf }: ChartAxis, ticks: readonly number[]): number[] =>
  ticks.filter((tick, index) => textOf(tick) !== textOf(ticks[index - 1] ?? NaN));
