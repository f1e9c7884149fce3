import { lazyDialog } from '@formline/shared/ui/core';
import { scheduledWorkoutTexts } from './scheduledWorkout.texts';

export const OpenedWorkout = lazyDialog(
  scheduledWorkoutTexts.title,
  async () => (await import('./ScheduledWorkoutDialog')).ScheduledWorkoutDialog,
);
