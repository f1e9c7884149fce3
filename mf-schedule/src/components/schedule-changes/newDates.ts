import type { DayOfWeek } from '@formline/shared/contracts/daysOfWeek';
import { startNotInPast } from '@formline/shared/domain/repetition';
import type { OpenSchedule } from './scheduledWork.queries';

/** Other dates of a schedule, and other days of the week for its workouts, by their places. */
export interface NewDates {
  readonly startDate: string;
  /** Null: once. */
  readonly endDate: string | null;
  readonly daysOf: (placeId: string) => DayOfWeek[];
}

/**
 * What a plan is to be. A repetition that has begun and goes on keeps its start, so that what is done stays within it:
 * nobody can enter a start that is over.
 */
export function newDates(schedule: OpenSchedule, { startDate, endDate, daysOf }: NewDates, today: string) {
  const { version, workouts } = schedule;
  return {
    version,
    ...(keepsStart(schedule, { startDate, endDate }, today) ? {} : { start_date: startDate }),
    end_date: endDate,
    workouts: workouts.map(({ id }) => ({ id, days_of_week: daysOf(String(id)) })),
  };
}

/** Whether a plan goes on from its start, which is over: the dialog has shown today for it. */
export const keepsStart = (
  { start_date: start, is_repeated: isRepeated }: Pick<OpenSchedule, 'start_date' | 'is_repeated'>,
  { startDate, endDate }: Pick<NewDates, 'startDate' | 'endDate'>,
  today: string,
): boolean => isRepeated && endDate !== null && start < today && startDate === startNotInPast(start, today);
