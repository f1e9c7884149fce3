import { monthOf } from '@formline/shared/domain/calendarDates';
import { expandRepetition, type RepetitionRule } from '@formline/shared/domain/repetition';

/** A day on which something will be done. */
export interface PreviewDay {
  readonly date: string;
  /** Names of the workouts in their order. */
  readonly workouts: readonly string[];
}

export interface PreviewMonth {
  /** `YYYY-MM` */
  readonly month: string;
  /** Days with work, in their order. */
  readonly days: readonly PreviewDay[];
}

/** Everything a request would put on the calendar. */
export interface SchedulePreview {
  readonly workoutCount: number;
  readonly dayCount: number;
  readonly months: readonly PreviewMonth[];
}

/** What the server would write for a rule, by months: the same function makes the days there. */
export function schedulePreview(rule: RepetitionRule): SchedulePreview {
  const byMonth = new Map<string, Map<string, string[]>>();
  const all = expandRepetition(rule);
  for (const { date, place } of all) {
    const month = byMonth.get(monthOf(date)) ?? new Map<string, string[]>();
    byMonth.set(monthOf(date), month);
    const names = month.get(date) ?? [];
    month.set(date, names);
    names.push(rule.workouts[place]?.name ?? '');
  }
  const months = [...byMonth].map(([month, days]) => ({
    month,
    days: [...days].map(([date, workouts]) => ({ date, workouts })),
  }));
  const dayCount = months.reduce((count, { days }) => count + days.length, 0);
  return { workoutCount: all.length, dayCount, months };
}
