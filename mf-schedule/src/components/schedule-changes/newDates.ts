import type { DayOfWeek } from '@formline/shared/contracts/daysOfWeek';
import { startNotInPast } from '@formline/shared/domain/repetition';
import type { OpenSchedule, PlanFields } from './scheduleCalls';

/** From when to when. */
interface NewSpan {
  readonly startDate: string;
  /** Null: once. */
  readonly endDate: string | null;
}

/** Other dates of a schedule, and other days of the week for its workouts, by their places. */
export interface NewDates extends NewSpan {
  readonly daysOf: (placeId: string) => DayOfWeek[];
}

/** What of a schedule changes with its dates. */
export const newDates = (schedule: OpenSchedule, dates: NewDates, today: string): PlanFields => ({
  ...newSpan(schedule, dates, today),
  workouts: schedule.workouts.map(({ id }) => ({ id, days_of_week: dates.daysOf(String(id)) })),
});

/**
 * From when to when a schedule is to be. A repetition that has begun and goes on keeps its start, so that what is done
 * stays within it: nobody can enter a start that is over.
 */
export const newSpan = (
  schedule: Pick<OpenSchedule, 'start_date' | 'is_repeated'>,
  { startDate, endDate }: NewSpan,
  today: string,
): PlanFields => ({
  ...(!keepsStart(schedule, { startDate, endDate }, today) && { start_date: startDate }),
  end_date: endDate,
});

/** Whether a schedule goes on from its start, which is over: the dialog has shown today for it. */
const keepsStart = (
  { start_date: start, is_repeated: isRepeated }: Pick<OpenSchedule, 'start_date' | 'is_repeated'>,
  { startDate, endDate }: NewSpan,
  today: string,
): boolean => isRepeated && endDate !== null && start < today && startDate === startNotInPast(start, today);
