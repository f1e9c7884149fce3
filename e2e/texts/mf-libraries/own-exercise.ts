import type { SpecifiedText } from '../SpecifiedText';

const PANEL = 'mf-libraries/src/features/exercises/own-exercise/OwnExercisePanel.test.tsx';
const MEDIA = 'mf-libraries/src/features/exercises/own-exercise/OwnExerciseMedia.test.tsx';
const DOSE = 'shared/src/training/exercise/dose/doseDraft.test.ts';
const FIELDS = 'shared/src/training/exercise/dose/DoseFields.test.tsx';
const FACTS = 'shared/src/training/exercise/details/doseFacts.test.ts';

export const ownExerciseTexts: readonly SpecifiedText[] = [
  { text: 'Exercise Details', where: PANEL },
  { text: 'Error saving exercise: {message}', where: PANEL },
  { text: 'Could not delete the exercise: {message}', where: MEDIA },
  { text: 'An error has occurred: {message}', where: MEDIA },
  { text: '{Field} is a required field', where: DOSE },
  { text: 'Intensity is required when Distance is selected', where: DOSE },
  { text: 'Must be in the format - MM:SS', where: FIELDS },
  { text: 'N/A', where: FACTS },
  { text: 'Slow', where: FACTS },
  { text: 'Explosive', where: FIELDS },
];
