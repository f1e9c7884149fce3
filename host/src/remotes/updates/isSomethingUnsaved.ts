import { isWorkUnsaved } from '@formline/shared/routing';

/** True while exchanging a part or reloading the page would lose something: unsaved work, a question, a form in a dialog. */
export const isSomethingUnsaved = (): boolean => isWorkUnsaved() || isDialogInUse();

const isDialogInUse = () =>
  document.querySelector('[role="alertdialog"], [role="dialog"] :is(input, textarea, select)') !== null;
