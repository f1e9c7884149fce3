import { lazyDialog } from '@formline/shared/ui/core';
import { scheduleDialogTexts } from './scheduleDialog.texts';

export const LazyScheduleDialog = lazyDialog(
  scheduleDialogTexts.submit.idle,
  async () => (await import('./ScheduleDialog')).ScheduleDialog,
);
