import { isWorkUnsaved } from '@formline/shared/routing';

/** A reload would lose unsaved work, a question, or a form in a dialog. */
export const isSomethingUnsaved = (): boolean => isWorkUnsaved() || isDialogInUse();

const isDialogInUse = () =>
  document.querySelector('[role="alertdialog"], [role="dialog"] :is(input, textarea, select)') !== null;
