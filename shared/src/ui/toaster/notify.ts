import { createElement } from 'react';
import { announce } from '../live-region/announcements';
import { StyleSystem } from '../provider/UiProvider';
import { makeRoomForNotice, rememberNotice, toastStore } from './shownNotices';
import { Toaster } from './Toaster';
import { toasterTexts } from './Toaster.texts';
import { areNoticesEnded, fillToasterOutlet, onNoticesEnd } from './ToasterOutlet';

/** A notice with an action stays long enough to be reached by keyboard. */
const NOTICE_MS = 6_000;
const LONG_NOTICE_MS = 20_000;

/** With the style system, because a page of the basics alone has none. */
const notices = createElement(StyleSystem, null, createElement(Toaster));

type Toast = Parameters<typeof toastStore.create>[0];

toastStore.subscribe(() => {
  // The store reports a removal before doing it.
  queueMicrotask(() => {
    if (toastStore.getCount() === 0) fillToasterOutlet(null);
  });
});

onNoticesEnd(() => toastStore.remove());

function show(toast: Toast & { readonly title: string }, announcement: string): () => void {
  if (areNoticesEnded()) return () => undefined;
  makeRoomForNotice();
  const id = toastStore.create({ ...toast, closable: true });
  rememberNotice({ id, hasAction: toast.action !== undefined });
  fillToasterOutlet(notices);
  announce(announcement);
  return () => toastStore.dismiss(id);
}

interface NoticeAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Shows a notice in the corner, which pauses while it is hovered or focused. */
export const notify = {
  success(text: string): void {
    show({ type: 'success', title: text, duration: NOTICE_MS }, text);
  },
  /** With `onRetry` it stays until closed. */
  error(text: string, onRetry?: () => void): void {
    if (!onRetry) {
      show({ type: 'error', title: text, duration: LONG_NOTICE_MS }, text);
      return;
    }
    const action = { label: toasterTexts.retry, onClick: onRetry };
    const announcement = toasterTexts.offerAnnouncement(text, action.label);
    show({ type: 'error', title: text, duration: Infinity, action }, announcement);
  },
  undoable(text: string, onUndo: () => void): void {
    const action = { label: toasterTexts.undo, onClick: onUndo };
    show(
      { type: 'success', title: text, duration: LONG_NOTICE_MS, action },
      toasterTexts.undoAnnouncement(text),
    );
  },
  /** Stays until closed. @returns closes it */
  offer(text: string, action: NoticeAction): () => void {
    const announcement = toasterTexts.offerAnnouncement(text, action.label);
    return show({ type: 'info', title: text, duration: Infinity, action }, announcement);
  },
};
