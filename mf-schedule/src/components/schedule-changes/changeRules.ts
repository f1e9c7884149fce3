import type { RemovalScope } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { LONGEST_SPAN_MONTHS } from '@formline/shared/domain/scheduling/repetition';
import { addMonths } from '@formline/shared/domain/dates/calendarDates';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';
import type { OwnerKey } from '../calendar-owner/calendarOwner';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

export const isOfGroupHere = (workout: CalendarWorkout): boolean =>
  !isOnGroupCalendar(workout) && workout.client_group_id !== null;

/** Work planned before groups had schedules has none. */
const hasOwnSchedule = (workout: CalendarWorkout): boolean =>
  isOnGroupCalendar(workout)
    ? workout.group_schedule_id !== null && workout.plan_workout_id !== null
    : workout.client_group_id === null;

export const canChangeFrom = (workout: CalendarWorkout, today: string): boolean =>
  workout.workout_date >= today && hasOwnSchedule(workout);

/** Why the workout cannot be moved, as a sentence; null when it can. Dates are `YYYY-MM-DD`. */
export function stayProblem(workout: CalendarWorkout, today: string): string | null {
  if (isOfGroupHere(workout)) return texts.stays.group;
  if (!hasOwnSchedule(workout)) return texts.stays.withoutSchedule;
  if (workout.is_complete) return texts.stays.done;
  return workout.workout_date < today ? texts.stays.past : null;
}

/** Why the workout cannot be copied; work of a group on a client's calendar can. */
export const copyProblem = (workout: CalendarWorkout): string | null =>
  isOnGroupCalendar(workout) && !hasOwnSchedule(workout) ? texts.stays.withoutSchedule : null;

export function dayProblem(date: string, today: string): string | null {
  if (date < today) return texts.days.past;
  return date > addMonths(today, LONGEST_SPAN_MONTHS) ? texts.days.tooFar : null;
}

export const canCancel = (scope: RemovalScope, kind: OwnerKey['kind']): boolean =>
  scope === 'all' || (scope === 'day' && kind === 'client');
