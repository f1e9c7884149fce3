import type { SpecifiedText } from '../SpecifiedText';

const DIALOG = 'mf-schedule/src/components/schedule-dialog/ScheduleDialog.test.tsx';
const ROUTE = 'mf-schedule/src/routes/AssignExercisesRoute.test.tsx';

export const assignExercisesTexts: readonly SpecifiedText[] = [
  { text: 'Schedule Once', where: DIALOG },
  { text: 'Schedule Repeat', where: DIALOG },
  { text: 'Start Date should not be set in the past', where: DIALOG },
  { text: 'End Date should not be set before or at Start Date', where: DIALOG },
  { text: 'Must select at least 1 day for the workout: {name}', where: DIALOG },
  { text: 'Choose exercises for {name}', where: ROUTE },
  { text: 'Next', where: ROUTE },
  { text: 'Circuits', where: ROUTE },
  { text: 'Could Not find a default section to save the exercises under', where: ROUTE },
  { text: 'Failed to fetch workout sections: {message}', where: ROUTE },
  { text: 'Failed to schedule exercises as a workout: {message}', where: ROUTE },
];

const WORKOUT_ROUTE = 'mf-schedule/src/routes/AssignWorkoutRoute.test.tsx';
const WORKOUT_SCHEDULING = 'mf-schedule/src/routes/AssignWorkoutScheduling.test.tsx';

export const assignWorkoutTexts: readonly SpecifiedText[] = [
  { text: 'Assign Workout', where: WORKOUT_ROUTE },
  { text: 'Choose a workout for {client or group}', where: WORKOUT_ROUTE },
  { text: "You haven't created any custom workouts yet", where: WORKOUT_ROUTE },
  { text: 'Preview Workout', where: WORKOUT_ROUTE },
  { text: 'Failed to schedule the workout', where: WORKOUT_SCHEDULING },
];
