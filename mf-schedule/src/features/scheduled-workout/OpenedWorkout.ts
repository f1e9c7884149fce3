import { lazyDialog } from '@formline/shared/ui/core';
import { scheduledWorkoutTexts } from './scheduledWorkout.texts';

/** The dialog of a scheduled workout, of which the code comes when one is opened. */
export const OpenedWorkout = lazyDialog(
  scheduledWorkoutTexts.title,
  async () => (await import('./ScheduledWorkoutDialog')).ScheduledWorkoutDialog,
);
