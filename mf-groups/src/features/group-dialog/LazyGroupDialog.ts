import { lazyDialog } from '@formline/shared/ui/core';
import { groupDialogTexts } from './groupDialog.texts';

export const LazyGroupDialog = lazyDialog(
  groupDialogTexts.loading,
  async () => (await import('./GroupDialog')).GroupDialog,
);
