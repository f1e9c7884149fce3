export const scheduleMenuTexts = {
  triggers: { client: 'Schedule Workout', group: 'Assign a workout from' },
  exercises: 'Exercises',
  workouts: 'Workouts',
  programs: 'Programs',
  viewOnly: 'View assigned workouts',
};
