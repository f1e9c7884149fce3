import { lazyDialog } from '@formline/shared/ui/core';
import { exercisePickerTexts } from './exercisePicker.texts';

/** `ExercisePickerDialog`, whose code comes when it is first opened. Draw it only while it is open. */
export const ExercisePicker = lazyDialog(
  exercisePickerTexts.title,
  async () => (await import('./ExercisePickerDialog')).ExercisePickerDialog,
);
