import { useEffect } from 'react';

/** Stands for one dialog while it is open. */
export type OpenDialog = symbol;

const open: OpenDialog[] = [];
const listeners = new Set<(closed: OpenDialog) => void>();

/** The dialog in front, null while there is none. */
export const topDialog = (): OpenDialog | null => open.at(-1) ?? null;

/** Calls the listener with each dialog that closes; returns what ends it. */
export function subscribeToClosedDialogs(listener: (closed: OpenDialog) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lists the calling dialog among the open ones, so that notices know where they were raised. */
export function useOpenDialog(isOpen: boolean): void {
  // Meets the list of open dialogs, which outlives each of them.
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
