import { type ReactNode, useSyncExternalStore } from 'react';

let filling: ReactNode = null;
const listeners = new Set<() => void>();

/** Mounts the notices only while there are any; null unmounts them. */
export function fillToasterOutlet(notices: ReactNode): void {
  if (filling === notices) return;
  filling = notices;
  for (const listener of listeners) listener();
}

const clearing = new Set<() => void>();

/** For the code of the notices, which comes with the first. */
export const onClearNotices = (clear: () => void): void => void clearing.add(clear);

/** Removes all notices: what one person was told, and could undo, is not for the next. */
export const clearNotices = (): void =>
  // The library renders synchronously, which React refuses within an effect.
  queueMicrotask(() => clearing.forEach((clear) => clear()));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function ToasterOutlet() {
  return useSyncExternalStore(
    subscribe,
    () => filling,
    () => null,
  );
}
