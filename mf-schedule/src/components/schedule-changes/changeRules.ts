import type { RemovalScope } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { LONGEST_SPAN_MONTHS } from '@formline/shared/domain/scheduling/repetition';
import { addMonths } from '@formline/shared/domain/dates/calendarDates';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';
import type { SubjectKey } from '../subject/subject';
import { scheduleChangesTexts as texts } from './scheduleChanges.texts';

/** Whether it came with a group and is seen on a member's calendar, where the group's work is only looked at. */
export const isOfGroupHere = (workout: CalendarWorkout): boolean =>
  !isOnGroupCalendar(workout) && workout.client_group_id !== null;

/** Whether its schedule can be changed from here. What was planned before groups had schedules has none. */
const hasOwnSchedule = (workout: CalendarWorkout): boolean =>
  isOnGroupCalendar(workout)
    ? workout.group_schedule_id !== null && workout.plan_workout_id !== null
    : workout.client_group_id === null;

/** Whether the schedule of a workout is changed or taken off from this day: what is past is history. */
export const canChangeFrom = (workout: CalendarWorkout, today: string): boolean =>
  workout.workout_date >= today && hasOwnSchedule(workout);

/** Why a workout stays on its day, in words for the trainer, or null. Dates are `YYYY-MM-DD`. */
export function stayProblem(workout: CalendarWorkout, today: string): string | null {
  if (isOfGroupHere(workout)) return texts.stays.group;
  if (!hasOwnSchedule(workout)) return texts.stays.withoutSchedule;
  if (workout.is_complete) return texts.stays.done;
  return workout.workout_date < today ? texts.stays.past : null;
}

/** Why a day takes no workouts, in words for the trainer, or null. */
export function dayProblem(date: string, today: string): string | null {
  if (date < today) return texts.days.past;
  return date > addMonths(today, LONGEST_SPAN_MONTHS) ? texts.days.tooFar : null;
}

/** Whether work can be taken off and stay known as cancelled: single days of a group cannot. */
export const canCancel = (scope: RemovalScope, kind: SubjectKey['kind']): boolean =>
  scope === 'all' || (scope === 'day' && kind === 'client');
