import type { SpecifiedText } from '../SpecifiedText';

const PROGRAM = 'mf-schedule/src/routes/CustomizeProgramRoute.test.tsx';
const BESIDE = 'mf-schedule/src/routes/CustomizeProgramRouteWorkouts.test.tsx';
const WORKOUT = 'mf-schedule/src/routes/CustomizeWorkoutRoute.test.tsx';

export const customizeTexts: readonly SpecifiedText[] = [
  { text: "Customize {client}'s Program", where: PROGRAM },
  { text: "Customize {client}'s Workout", where: WORKOUT },
  { text: 'Edit Program', where: PROGRAM },
  { text: 'Edit Exercise', where: BESIDE },
  { text: 'Edit Workout Video', where: WORKOUT },
  { text: 'Workout Details', where: PROGRAM },
  { text: 'Insufficient data. Unable to reschedule program.', where: PROGRAM },
  { text: 'Current program does not have a matching workout', where: PROGRAM },
  { text: 'Failed to load schedule data.', where: PROGRAM },
  { text: 'Must select at least 1 day for the workout: {workout}', where: PROGRAM },
  { text: 'Could not save it', where: BESIDE },
  { text: 'Error saving changes to exercise: {message}', where: BESIDE },
  { text: 'Failed to delete the exercise: {name} from {workout}', where: BESIDE },
  { text: 'Failed to delete the Superset: {title} from {workout}', where: WORKOUT },
  {
    text: 'An error occurred when trying to save the scheduled workout. Please try again.',
    where: WORKOUT,
  },
];
