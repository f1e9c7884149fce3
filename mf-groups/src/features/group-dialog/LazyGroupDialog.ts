import { lazyDialog } from '@formline/shared/ui/core';
import { groupDialogTexts } from './groupDialog.texts';

/** Its code loads when it is first opened. */
export const LazyGroupDialog = lazyDialog(
  groupDialogTexts.loading,
  async () => (await import('./GroupDialog')).GroupDialog,
);
