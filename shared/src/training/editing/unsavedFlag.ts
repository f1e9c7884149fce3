import { useSyncExternalStore } from 'react';

/** Whether something is unsaved. Setting it re-renders only subscribers. */
export interface UnsavedFlag {
  readonly set: (isUnsaved: boolean) => void;
  readonly current: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function unsavedFlag(): UnsavedFlag {
  let isUnsaved = false;
  const listeners = new Set<() => void>();
  return {
    set: (next) => {
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

export const useIsUnsaved = ({ subscribe, current }: UnsavedFlag): boolean =>
  useSyncExternalStore(subscribe, current, current);
