import { lazyDialog } from '@formline/shared/ui/core';
import { exercisePickerTexts } from './exercisePicker.texts';

/** `ExercisePickerDialog`, loaded when it is first opened. Render it only while it is open. */
export const ExercisePicker = lazyDialog(
  exercisePickerTexts.title,
  async () => (await import('./ExercisePickerDialog')).ExercisePickerDialog,
);
