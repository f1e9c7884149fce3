import type { SpecifiedText } from '../SpecifiedText';

const LIST = 'mf-libraries/src/routes/ExercisesRoute.test.tsx';
const FILTERS = 'mf-libraries/src/routes/ExercisesRouteFilters.test.tsx';
const ACTIONS = 'mf-libraries/src/routes/ExercisesRouteActions.test.tsx';
const GROUPS = 'mf-libraries/src/routes/ExercisesRouteRoutines.test.tsx';
const MENU = 'shared/src/training/exercise/filters/ExerciseFilterMenu.test.tsx';
const BODY_MAP = 'shared/src/training/body-map/BodyMapDialog.test.tsx';

export const exercisesTexts: readonly SpecifiedText[] = [
  { text: 'Most Recent', where: LIST },
  { text: 'Clear All', where: FILTERS },
  { text: 'No Results Found', where: LIST },
  { text: 'Try resetting all filters', where: LIST },
  { text: 'Upload your own Exercises', where: FILTERS },
  { text: 'Make your workouts more personable by creating your own exercises.', where: FILTERS },
  { text: 'Circuits', where: GROUPS },
  { text: 'Super Sets', where: GROUPS },
  { text: 'My Exercises', where: GROUPS },
  { text: '{product} Exercises', where: GROUPS },
  { text: 'Source', where: MENU },
  { text: 'Body Region', where: MENU },
  { text: 'Fitness Component', where: MENU },
  { text: '{count} Selected', where: BODY_MAP },
  { text: 'Failed to favorite {name} with error: {details}', where: ACTIONS },
  { text: 'Failed to delete {name} with error: {details}', where: ACTIONS },
];
