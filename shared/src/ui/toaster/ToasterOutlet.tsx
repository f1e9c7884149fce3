import { type ReactNode, useSyncExternalStore } from 'react';

let filling: ReactNode = null;
const listeners = new Set<() => void>();

/** Puts the notices into the page while there are any, so that no page loads them before; null takes them out. */
export function fillToasterOutlet(notices: ReactNode): void {
  if (filling === notices) return;
  filling = notices;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where the notices stand while there are any. `UiProvider` holds it. */
export function ToasterOutlet() {
  return useSyncExternalStore(
    subscribe,
    () => filling,
    () => null,
  );
}
