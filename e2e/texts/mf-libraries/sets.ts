import type { SpecifiedText } from '../SpecifiedText';

const LISTS = 'mf-libraries/src/routes/SetsRoute.test.tsx';
const SUPERSETS = 'mf-libraries/src/routes/SetsRouteSupersets.test.tsx';
const CIRCUITS = 'mf-libraries/src/routes/SetsRouteCircuits.test.tsx';
const EDITOR = 'shared/src/training/routine/RoutineEditor.test.tsx';
const DRAFT = 'shared/src/training/routine/routineDraft.test.ts';
const STAR = 'shared/src/training/routine/useFavoriteRoutine.test.tsx';

export const setsTexts: readonly SpecifiedText[] = [
  { text: 'Superset', where: LISTS },
  { text: 'Circuit', where: LISTS },
  { text: 'No Results Found', where: LISTS },
  { text: 'Try resetting all filters', where: LISTS },
  { text: 'Clear All', where: LISTS },
  { text: 'Remove Superset', where: LISTS },
  { text: 'Remove Circuit', where: CIRCUITS },
  { text: 'Delete', where: LISTS },
  { text: 'Create Superset', where: SUPERSETS },
  { text: 'Update Superset', where: SUPERSETS },
  { text: 'Create Circuit', where: CIRCUITS },
  { text: 'Update Circuit', where: CIRCUITS },
  { text: 'Superset Details', where: EDITOR },
  { text: 'Circuit Details', where: EDITOR },
  { text: 'Exercise 1', where: SUPERSETS },
  { text: 'Exercise 2', where: SUPERSETS },
  { text: 'Enter Super Set Name', where: SUPERSETS },
  { text: '0 rep(s)', where: SUPERSETS },
  { text: 'Enter a maximum of 99 Reps', where: SUPERSETS },
  { text: 'Enter Circuits Name', where: CIRCUITS },
  { text: 'Enter round(s)', where: CIRCUITS },
  { text: 'Enter rest period', where: CIRCUITS },
  { text: 'Enter a maximum of 99 Rounds', where: CIRCUITS },
  { text: 'Please fill all the details', where: DRAFT },
  { text: 'Something went wrong! Please try again later.', where: EDITOR },
  { text: 'Failed to favorite {name} with error: {details}', where: LISTS },
  { text: 'Failed to delete {name} with error: {details}', where: LISTS },
  { text: 'id is required to favorite a Super Set', where: STAR },
  { text: 'Please select a superset to remove.', where: EDITOR },
  { text: 'Please select a circuit to update.', where: CIRCUITS },
  { text: 'Choose exercises', where: 'e2e/journeys/mf-libraries/sets.spec.ts' },
  { text: 'Done', where: 'e2e/journeys/mf-libraries/sets.spec.ts' },
  { text: 'My Exercises', where: 'shared/src/training/exercise/picker/ExercisePickerDialog.test.tsx' },
  { text: 'Discard Unsaved Changes?', where: 'shared/src/training/editing/LeaveQuestion.test.tsx' },
];
