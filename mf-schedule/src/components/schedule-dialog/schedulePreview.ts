import { monthOf } from '@formline/shared/domain/dates/calendarDates';
import { expandRepetition, type RepetitionRule } from '@formline/shared/domain/scheduling/repetition';
import type { MemberDifference } from '@formline/shared/domain/scheduling/memberDifferences';
import type { ReschedulePreview } from '@formline/shared/domain/scheduling/reschedulePreview';

export interface PreviewDay {
  readonly date: string;
  readonly workouts: readonly string[];
}

export interface PreviewMonth {
  readonly month: string;
  readonly days: readonly PreviewDay[];
}

export interface SchedulePreview {
  readonly workoutCount: number;
  readonly dayCount: number;
  readonly months: readonly PreviewMonth[];
  readonly changedByHandCount: number;
  readonly members: readonly MemberDifference[];
}

interface PreviewEntry {
  readonly date: string;
  readonly name: string;
}

/** Uses the same function as the server, so that the preview matches. */
export const schedulePreview = (rule: RepetitionRule): SchedulePreview => ({
  ...byMonths(
    expandRepetition(rule).map(({ date, index }) => ({ date, name: rule.workouts[index]?.name ?? '' })),
  ),
  changedByHandCount: 0,
  members: [],
});

export function changedPreview(
  { kept, added, members }: ReschedulePreview,
  { workouts }: Pick<RepetitionRule, 'workouts'>,
): SchedulePreview {
  const entries = [...added.map(({ date, index }) => ({ date, name: workouts[index]?.name ?? '' })), ...kept];
  const changedByHand = kept.filter(({ isMoved, isComplete }) => isMoved && !isComplete);
  return {
    ...byMonths(entries.toSorted((one, other) => one.date.localeCompare(other.date))),
    changedByHandCount: changedByHand.length,
    members,
  };
}

function byMonths(
  entries: readonly PreviewEntry[],
): Pick<SchedulePreview, 'workoutCount' | 'dayCount' | 'months'> {
  const months = new Map<string, Map<string, string[]>>();
  for (const { date, name } of entries) {
    const month = months.get(monthOf(date)) ?? new Map<string, string[]>();
    months.set(monthOf(date), month);
    month.set(date, [...(month.get(date) ?? []), name]);
  }
  const listed = [...months].map(([month, days]) => ({
    month,
    days: [...days].map(([date, workouts]) => ({ date, workouts })),
  }));
  const dayCount = listed.reduce((count, { days }) => count + days.length, 0);
  return { workoutCount: entries.length, dayCount, months: listed };
}
