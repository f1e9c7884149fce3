import { lazyDialog } from '@formline/shared/ui/core';
import { scheduleDialogTexts } from './scheduleDialog.texts';

/** `ScheduleDialog`, whose code comes when something is scheduled for the first time. */
export const LazyScheduleDialog = lazyDialog(
  scheduleDialogTexts.submit.idle,
  async () => (await import('./ScheduleDialog')).ScheduleDialog,
);
