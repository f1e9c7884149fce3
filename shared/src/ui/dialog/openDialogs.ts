import { useEffect } from 'react';

export type OpenDialog = symbol;

const open: OpenDialog[] = [];
const listeners = new Set<(closed: OpenDialog) => void>();

export const topDialog = (): OpenDialog | null => open.at(-1) ?? null;

/** Calls the listener with each dialog that closes; returns the unsubscribe function. */
export function subscribeToClosedDialogs(listener: (closed: OpenDialog) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the calling dialog as open, so that notices know in which dialog they were raised. */
export function useOpenDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const dialog = Symbol('dialog');
    open.push(dialog);
    return () => {
      open.splice(open.indexOf(dialog), 1);
      for (const listener of listeners) listener(dialog);
    };
  }, [isOpen]);
}
