import { createToaster } from '@chakra-ui/react/toast';
import { toasterTexts } from './Toaster.texts';

const NOTICE_MS = 5_000;
const ERROR_MS = 10_000;
const UNDO_MS = 8_000;
const MAX_SHOWN = 3;

/** The one list of notices on the page. */
export const toaster = createToaster({
  placement: 'bottom-end',
  max: MAX_SHOWN,
  pauseOnPageIdle: true,
  duration: NOTICE_MS,
});

/** Tells the trainer in a corner what happened. Each notice can be closed and waits while it is looked at. */
export const notify = {
  /** Something is done: "Client added". */
  success(text: string): void {
    toaster.create({ type: 'success', title: text, duration: NOTICE_MS, closable: true });
  },
  /** Something failed that has no place of its own on the screen. */
  error(text: string): void {
    toaster.create({ type: 'error', title: text, duration: ERROR_MS, closable: true });
  },
  /** Something is done and can be taken back. */
  undoable(text: string, onUndo: () => void): void {
    toaster.create({
      type: 'success',
      title: text,
      duration: UNDO_MS,
      closable: true,
      action: { label: toasterTexts.undo, onClick: onUndo },
    });
  },
};
