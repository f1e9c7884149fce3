import { type ReactNode, useSyncExternalStore } from 'react';

let filling: ReactNode = null;
const listeners = new Set<() => void>();

/** Mounts the notices only while there are any; null unmounts them. */
export function fillToasterOutlet(notices: ReactNode): void {
  if (filling === notices) return;
  filling = notices;
  for (const listener of listeners) listener();
}

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
