import type { DayOfWeek } from '@formline/shared/contracts/scheduling/daysOfWeek';
import { startNotInPast } from '@formline/shared/domain/scheduling/repetition';
import {
  reschedulePreview,
  type ReschedulePreview,
} from '@formline/shared/domain/scheduling/reschedulePreview';
import type { OpenSchedule, PlanFields } from './scheduleCalls';

interface NewSpan {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly is_rotation?: boolean;
}

export interface NewDates extends NewSpan {
  readonly daysOf: (slotId: string) => DayOfWeek[];
}

export const newDates = (schedule: OpenSchedule, dates: NewDates, today: string): PlanFields => ({
  ...newSpan(schedule, dates, today),
  workouts: schedule.workouts.map(({ id }) => ({ id, days_of_week: dates.daysOf(String(id)) })),
});

/** Mirrors how the server applies the same fields. */
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

export const datesAhead = (schedule: OpenSchedule, today: string): readonly string[] =>
  'days' in schedule
    ? schedule.days
        .filter((day) => day.workout_date >= today && !day.is_complete)
        .map((day) => day.workout_date)
    : schedule.workouts.flatMap((workout) => workout.dates_ahead);

/** A single workout may have been moved, so its current day counts, not the schedule's start. */
export function presentStart({ start_date: start, is_repeated, datesLeft }: PresentStart): string {
  return is_repeated ? start : (datesLeft.toSorted()[0] ?? start);
}

interface PresentStart extends Pick<OpenSchedule, 'start_date' | 'is_repeated'> {
  readonly datesLeft: readonly string[];
}

/** A running repetition keeps its start so that completed days stay within it; the form accepts no past start. */
export const newSpan = (
  schedule: Pick<OpenSchedule, 'start_date' | 'is_repeated' | 'is_rotation'>,
  { startDate, endDate, is_rotation: isRotation = false }: NewSpan,
  today: string,
): PlanFields => ({
  ...(isRotation !== (schedule.is_rotation ?? false) && { is_rotation: isRotation }),
  ...(!keepsStart(schedule, { startDate, endDate }, today) && { start_date: startDate }),
  end_date: endDate,
});

const keepsStart = (
  { start_date: start, is_repeated: isRepeated }: Pick<OpenSchedule, 'start_date' | 'is_repeated'>,
  { startDate, endDate }: NewSpan,
  today: string,
): boolean => isRepeated && endDate !== null && start < today && startDate === startNotInPast(start, today);
