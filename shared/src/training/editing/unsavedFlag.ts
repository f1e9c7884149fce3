import { useSyncExternalStore } from 'react';

/** Whether something is unsaved. Telling it draws those who listen, and nobody else. */
export interface UnsavedFlag {
  readonly tell: (isUnsaved: boolean) => void;
  readonly current: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A flag that nothing is unsaved behind yet. */
export function unsavedFlag(): UnsavedFlag {
  let isUnsaved = false;
  const listeners = new Set<() => void>();
  return {
    tell: (next) => {
      isUnsaved = next;
      for (const listener of listeners) listener();
    },
    current: () => isUnsaved,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The flag as state. */
export const useIsUnsaved = ({ subscribe, current }: UnsavedFlag): boolean =>
  useSyncExternalStore(subscribe, current, current);
