/**
 * What a workout is called when nobody gave it a name: `New Workout 03-15`.
 * @param date the day it is where the trainer is, `YYYY-MM-DD`
 */
export function newWorkoutName(date: string): string {
  return `New Workout ${date.slice(5)}`;
}
