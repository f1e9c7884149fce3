import type { ScheduledWorkout } from '@formline/shared/contracts/schedules';

export type WorkoutsByDay = ReadonlyMap<string, readonly ScheduledWorkout[]>;

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Days of each list that was met, kept as long as the list itself: a list is gone through once. */
const known = new WeakMap<readonly ScheduledWorkout[], WorkoutsByDay>();

/** The workouts by their day, each day in the order of names. The same list gives the same map and the same days. */
export function workoutsByDay(workouts: readonly ScheduledWorkout[]): WorkoutsByDay {
  const before = known.get(workouts);
  if (before) return before;
  const days = bucket(workouts);
  known.set(workouts, days);
  return days;
}

function bucket(workouts: readonly ScheduledWorkout[]): WorkoutsByDay {
  const days = new Map<string, ScheduledWorkout[]>();
  for (const workout of workouts) {
    const day = days.get(workout.workout_date);
    if (day) day.push(workout);
    else days.set(workout.workout_date, [workout]);
  }
  for (const day of days.values()) {
    day.sort((a, b) => compare(a.workout_name, b.workout_name) || a.id - b.id);
  }
  return days;
}
