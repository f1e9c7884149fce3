import { lazyDialog } from '@formline/shared/ui/core';
import { groupDialogTexts } from './groupDialog.texts';

/** The dialog in which groups are made and changed; its code comes when it is first opened. */
export const LazyGroupDialog = lazyDialog(
  groupDialogTexts.loading,
  async () => (await import('./GroupDialog')).GroupDialog,
);
