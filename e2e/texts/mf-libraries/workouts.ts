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

const PROGRAMS_ROUTE = 'mf-libraries/src/routes/ProgramsRoute.test.tsx';
const PROGRAMS_JOURNEY = 'e2e/journeys/mf-libraries/programs.spec.ts';

export const programsTexts: readonly SpecifiedText[] = [
  { text: 'Build your own Programs', where: PROGRAMS_ROUTE },
  { text: "Create custom workout programs that fit your client's needs.", where: PROGRAMS_ROUTE },
  { text: 'could not copy program.', where: PROGRAMS_ROUTE },
  { text: 'Could not delete {name}', where: PROGRAMS_ROUTE },
  { text: '{name} saved successfully to My Programs', where: PROGRAMS_ROUTE },
  { text: 'Program name is required', where: PROGRAMS_JOURNEY },
  { text: 'Could not save program', where: PROGRAMS_JOURNEY },
  { text: 'Oops, there seems to be a problem with {name}', where: PROGRAMS_JOURNEY },
  {
    text: "We couldn't update your program at this time. Please refresh the page and try again.",
    where: PROGRAMS_JOURNEY,
  },
];
