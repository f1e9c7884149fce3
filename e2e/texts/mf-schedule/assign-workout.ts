import type { SpecifiedText } from '../SpecifiedText';

const route = 'mf-schedule/src/routes/AssignWorkoutRoute.test.tsx';
const scheduling = 'mf-schedule/src/routes/AssignWorkoutScheduling.test.tsx';

export const assignWorkoutTexts: readonly SpecifiedText[] = [
  { text: 'Assign Workout', where: route },
  { text: 'Choose a workout for {client or group}', where: route },
  { text: "You haven't created any custom workouts yet", where: route },
  { text: 'Preview Workout', where: route },
  { text: 'Failed to schedule the workout', where: scheduling },
];
