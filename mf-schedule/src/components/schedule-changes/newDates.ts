import type { DayOfWeek } from '@formline/shared/contracts/scheduling/daysOfWeek';
import { startNotInPast } from '@formline/shared/domain/scheduling/repetition';
import {
  reschedulePreview,
  type ReschedulePreview,
} from '@formline/shared/domain/scheduling/reschedulePreview';
import type { OpenSchedule, PlanFields } from './scheduleCalls';

/** From when to when. */
interface NewSpan {
  readonly startDate: string;
  /** Null: once. */
  readonly endDate: string | null;
}

export interface NewDates extends NewSpan {
  readonly daysOf: (slotId: string) => DayOfWeek[];
}

export const newDates = (schedule: OpenSchedule, dates: NewDates, today: string): PlanFields => ({
  ...newSpan(schedule, dates, today),
  workouts: schedule.workouts.map(({ id }) => ({ id, days_of_week: dates.daysOf(String(id)) })),
});

/** What the calendar has of a schedule once its dates are changed: as the server makes it of the same fields. */
export const previewOfNewDates = (
  schedule: OpenSchedule,
  dates: NewDates,
  today: string,
): ReschedulePreview =>
  reschedulePreview(
    schedule,
    {
      ...newSpan(schedule, dates, today),
      workouts: schedule.workouts.map(({ id, workout_name: name }) => ({
        id,
        name,
        days_of_week: dates.daysOf(String(id)),
      })),
    },
    today,
  );

/** The days from today on on which something of a schedule is still to be done. */
export const datesAhead = (schedule: OpenSchedule, today: string): readonly string[] =>
  'days' in schedule
    ? schedule.days
        .filter((day) => day.workout_date >= today && !day.is_complete)
        .map((day) => day.workout_date)
    : schedule.workouts.flatMap((workout) => workout.dates_ahead);

/** The first day of a schedule. Without a repetition it is where its work stands now, which may have been moved. */
export function presentStart({ start_date: start, is_repeated, datesLeft }: PresentStart): string {
  return is_repeated ? start : (datesLeft.toSorted()[0] ?? start);
}

interface PresentStart extends Pick<OpenSchedule, 'start_date' | 'is_repeated'> {
  /** Days on which something of it is still to be done. */
  readonly datesLeft: readonly string[];
}

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
