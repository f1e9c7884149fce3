import type { SpecifiedText } from '../SpecifiedText';

const editing = 'shared/src/training/workout/editor/WorkoutEditor.test.tsx';
const saving = 'shared/src/training/workout/editor/workoutEditorSaving.test.tsx';
const limits = 'shared/src/training/workout/draft/draftLimits.test.ts';
const removal = 'shared/src/training/workout/editor/removal.test.ts';

export const workoutEditorTexts: readonly SpecifiedText[] = [
  { text: 'Enter Workout Name', where: editing },
  { text: 'Remove Exercise', where: editing },
  { text: 'Are you sure you would like to remove "{name}"?', where: editing },
  { text: 'Add this workout to the program before adding exercises', where: editing },
  { text: 'Exercise', where: editing },
  { text: 'Exercises', where: editing },
  { text: 'Remove Superset', where: removal },
  { text: 'Remove Circuit', where: removal },
  { text: 'Failed to delete the exercise: {name} from {workout}', where: saving },
  {
    text: 'Failed to delete exercise. Could not find {exercise} in any of the workout sections',
    where: removal,
  },
  { text: 'Failed to delete the Superset: {title} from {workout name}', where: removal },
  { text: 'Failed to delete the Circuit: {title} from {workout name}', where: removal },
  {
    text: 'Failed to delete Superset. Could not find {title} in any of the workout sections in {workout name}',
    where: removal,
  },
  {
    text: 'Failed to delete Circuit. Could not find {title} in any of the workout sections in {workout name}',
    where: removal,
  },
  { text: 'Error saving changes to exercise: {message}', where: saving },
  { text: 'Error saving changes to superset: {message}', where: removal },
  { text: 'Error saving changes to circuit: {message}', where: removal },
  { text: 'addExercises: SectionId is required', where: limits },
  { text: 'addExercises: No exercises were provided', where: limits },
];

const swap = 'shared/src/training/workout/swap/SwapPanel.test.tsx';

export const exerciseSwapTexts: readonly SpecifiedText[] = [
  { text: 'Swap Exercise', where: swap },
  { text: 'Revert Exercise', where: swap },
];
