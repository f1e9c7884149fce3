import { createElement } from 'react';
import { announce } from '../live-region/announcements';
import { makeRoomForNotice, rememberNotice } from './shownNotices';
import { Toaster } from './Toaster';
import { toasterTexts } from './Toaster.texts';
import { fillToasterOutlet } from './ToasterOutlet';
import { toastStore } from './toastStore';

/** A notice that asks for nothing goes soon; one that can be acted on stays long enough to be found by keyboard. */
const NOTICE_MS = 6_000;
const LONG_NOTICE_MS = 20_000;

const notices = createElement(Toaster);

type Toast = Parameters<typeof toastStore.create>[0];

toastStore.subscribe(() => {
  // The store tells of a removal before it has done it.
  queueMicrotask(() => {
    if (toastStore.getCount() === 0) fillToasterOutlet(null);
  });
});

function show(toast: Toast & { readonly title: string }, announcement: string): () => void {
  makeRoomForNotice();
  const id = toastStore.create({ ...toast, closable: true });
  rememberNotice({ id, hasAction: toast.action !== undefined });
  fillToasterOutlet(notices);
  announce(announcement);
  return () => toastStore.dismiss(id);
}

/** What a person may do about a notice. */
interface NoticeAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Tells the trainer in a corner what happened. Each notice can be closed and waits while it is looked at. */
export const notify = {
  /** Something is done: "Client added". */
  success(text: string): void {
    show({ type: 'success', title: text, duration: NOTICE_MS }, text);
  },
  /** Something failed that has no place of its own on the screen. */
  error(text: string): void {
    show({ type: 'error', title: text, duration: LONG_NOTICE_MS }, text);
  },
  /** Something is done and can be taken back: "Workout deleted". */
  undoable(text: string, onUndo: () => void): void {
    const action = { label: toasterTexts.undo, onClick: onUndo };
    show(
      { type: 'success', title: text, duration: LONG_NOTICE_MS, action },
      toasterTexts.undoAnnouncement(text),
    );
  },
  /** Something happened that a person may want otherwise. It stays until it is closed; the returned function closes it. */
  offer(text: string, action: NoticeAction): () => void {
    const announcement = toasterTexts.offerAnnouncement(text, action.label);
    return show({ type: 'success', title: text, duration: Infinity, action }, announcement);
  },
};
