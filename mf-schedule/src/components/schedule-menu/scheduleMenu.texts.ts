export const scheduleMenuTexts = {
  triggers: { client: 'Schedule Workout', group: 'Assign a workout from' },
  exercises: 'Exercises',
  workouts: 'Workouts',
  programs: 'Programs',
  /** Stands in its place for a manager, who may only look. */
  viewOnly: 'View assigned workouts',
};
