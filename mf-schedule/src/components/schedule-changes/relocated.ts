import { monthOf } from '@formline/shared/domain/dates/calendarDates';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';

export interface WorkoutMove {
  readonly workout: CalendarWorkout;
  readonly from: string;
  readonly to: string;
}

export function relocated(
  list: readonly CalendarWorkout[],
  month: string,
  { workout, from, to }: WorkoutMove,
): readonly CalendarWorkout[] {
  const index = list.findIndex((one) => one.workout_date === from && isSame(one, workout));
  const moved = { ...(list[index] ?? workout), workout_date: to };
  const isHere = monthOf(to) === month;
  if (index >= 0) return isHere ? list.with(index, moved) : list.toSpliced(index, 1);
  const isThere = list.some((one) => one.workout_date === to && isSame(one, workout));
  return isHere && !isThere ? [...list, moved] : list;
}

function isSame(one: CalendarWorkout, other: CalendarWorkout): boolean {
  if (isOnGroupCalendar(one))
    return isOnGroupCalendar(other) && one.plan_workout_id === other.plan_workout_id;
  return !isOnGroupCalendar(other) && one.id === other.id;
}
