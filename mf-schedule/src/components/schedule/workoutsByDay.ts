import { nameOrder } from '@formline/shared/domain/text/foldText';
import { type CalendarWorkout, isOnGroupCalendar } from './calendarWorkout';

export type WorkoutsByDay = ReadonlyMap<string, readonly CalendarWorkout[]>;

/** Cached by list, so that each list is grouped once. */
const known = new WeakMap<readonly CalendarWorkout[], WorkoutsByDay>();

/** Days are sorted by name. The same list returns the same map and arrays. */
export function workoutsByDay(workouts: readonly CalendarWorkout[]): WorkoutsByDay {
  const before = known.get(workouts);
  if (before) return before;
  const days = bucket(workouts);
  known.set(workouts, days);
  return days;
}

function bucket(workouts: readonly CalendarWorkout[]): WorkoutsByDay {
  const rankOf = nameRanks(workouts);
  const rank = ({ workout_name }: CalendarWorkout) => rankOf.get(workout_name) ?? 0;
  const days = new Map<string, CalendarWorkout[]>();
  for (const workout of workouts) {
    const day = days.get(workout.workout_date);
    if (day) day.push(workout);
    else days.set(workout.workout_date, [workout]);
  }
  for (const day of days.values()) day.sort((a, b) => rank(a) - rank(b) || numberOf(a) - numberOf(b));
  return days;
}

/** Ranks names once, because comparing strings for thousands of workouts is slow. */
function nameRanks(workouts: readonly CalendarWorkout[]): ReadonlyMap<string, number> {
  const names = [...new Set(workouts.map(({ workout_name }) => workout_name))].sort(nameOrder);
  const ranks = new Map<string, number>();
  let rank = 0;
  names.forEach((name, index) => {
    if (nameOrder(names[index - 1] ?? name, name) !== 0) rank += 1;
    ranks.set(name, rank);
  });
  return ranks;
}

const numberOf = (workout: CalendarWorkout) => (isOnGroupCalendar(workout) ? workout.workout_id : workout.id);
