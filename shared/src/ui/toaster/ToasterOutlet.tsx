import { type ReactNode, useSyncExternalStore } from 'react';

let filling: ReactNode = null;
const listeners = new Set<() => void>();

/** Mounts the notices only while there are any; null unmounts them. */
export function fillToasterOutlet(notices: ReactNode): void {
  if (filling === notices) return;
  filling = notices;
  for (const listener of listeners) listener();
}

let isEnded = false;
let removeAll = (): void => undefined;

/** For the code of the notices, which comes with the first. */
export const onNoticesEnd = (remove: () => void): void => void (removeAll = remove);

export const areNoticesEnded = (): boolean => isEnded;

/** Removes all notices and shows no more until `beginNotices`: a late answer is not for the next person either. */
export function endNotices(): void {
  isEnded = true;
  // The library renders synchronously, which React refuses within an effect.
  queueMicrotask(() => removeAll());
}

export const beginNotices = (): void => void (isEnded = false);

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
