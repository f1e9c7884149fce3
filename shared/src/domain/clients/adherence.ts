import type { SessionCount } from '@formline/shared/contracts/overview/clientOverview';
import { addDays } from '../dates/calendarDates';

/** Lengths of the windows, in days before today. */
export const ADHERENCE_DAYS = [7, 30, 90] as const;
export type AdherenceDays = (typeof ADHERENCE_DAYS)[number];

/** Days from `from` to the day before `until`, `YYYY-MM-DD`. */
export interface DayWindow {
  readonly from: string;
  readonly until: string;
}

/** A workout on a client's calendar; moved ones have their new day, cancelled and deleted ones are not on it. */
interface Session {
  readonly date: string;
  readonly isComplete: boolean;
}

/**
 * The last days before today; today is open until it is over.
 * @param today in the trainer's zone, `YYYY-MM-DD`
 */
export const adherenceWindow = (today: string, days: number): DayWindow => ({
  from: addDays(today, -days),
  until: today,
});

/** As many days, before the last ones. */
export const previousWindow = (today: string, days: number): DayWindow =>
  adherenceWindow(addDays(today, -days), days);

/** The sessions of a window, completed and missed. */
export function countSessions(sessions: readonly Session[], { from, until }: DayWindow): SessionCount {
  const inWindow = sessions.filter(({ date }) => date >= from && date < until);
  const completed = inWindow.filter(({ isComplete }) => isComplete).length;
  return { completed, missed: inWindow.length - completed };
}

/** Completed ÷ (completed + missed), in whole percent; null when nothing was scheduled. */
export function adherenceOf({ completed, missed }: SessionCount): number | null {
  const scheduled = completed + missed;
  return scheduled === 0 ? null : Math.round((100 * completed) / scheduled);
}

/** Adherence before and now, in whole percent, when it is lower now; null when it is not or one has no figure. */
export function fallOf(
  before: SessionCount,
  now: SessionCount,
): { readonly from: number; readonly to: number } | null {
  const [from, to] = [adherenceOf(before), adherenceOf(now)];
  return from === null || to === null || to >= from ? null : { from, to };
}

/** The sessions of several clients or windows together. */
export const sumSessions = (counts: readonly SessionCount[]): SessionCount => ({
  completed: counts.reduce((sum, { completed }) => sum + completed, 0),
  missed: counts.reduce((sum, { missed }) => sum + missed, 0),
});
