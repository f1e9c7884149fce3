import type { SpecifiedText } from '../SpecifiedText';

const HOME = 'mf-libraries/src/routes/LibraryHomeRoute.test.tsx';
const LIST = 'mf-libraries/src/routes/WorkoutsRoute.test.tsx';
const ROW = 'shared/src/training/workout/list/WorkoutRow.test.tsx';
const JOURNEY = 'e2e/journeys/mf-libraries/workouts.spec.ts';

export const workoutsTexts: readonly SpecifiedText[] = [
  { text: 'Exercises', where: HOME },
  { text: 'Workouts', where: HOME },
  { text: 'Supersets & Circuits', where: HOME },
  { text: 'Programs', where: HOME },
  { text: 'Libraries', where: HOME },
  { text: 'My Workouts', where: LIST },
  { text: 'Workout Video', where: LIST },
  { text: 'Create your own Workouts', where: LIST },
  { text: 'video processing...', where: ROW },
  { text: '{workout name} saved successfully to My Workouts', where: LIST },
  { text: '{workout name} was not saved to My Workouts', where: LIST },
  { text: 'Error fetching workout', where: LIST },
  {
    text: 'Failed to delete {name} with error: {details}',
    where: 'mf-libraries/src/features/workouts/DeleteWorkoutDialog.test.tsx',
  },
  { text: 'Most Recent', where: LIST },
  { text: 'No Results Found', where: JOURNEY },
  { text: 'Clear All', where: JOURNEY },
];
