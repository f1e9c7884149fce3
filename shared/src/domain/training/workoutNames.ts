/** Default name: `New Workout 03-15`. @param date today in the trainer's zone, `YYYY-MM-DD` */
export function newWorkoutName(date: string): string {
  return `New Workout ${date.slice(5)}`;
}
