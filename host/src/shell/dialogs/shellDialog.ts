import { createContext, useContext } from 'react';

/** The dialogs of the shell. At most one is open. */
export type ShellDialogName = 'account' | 'versions' | 'shortcuts' | 'palette';

/** What every dialog of the shell is given. */
export interface ShellDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export const ShellDialogsContext = createContext<(name: ShellDialogName) => void>(() => undefined);

/** Opens a dialog of the shell in place of the one that is open. */
export const useOpenShellDialog = () => useContext(ShellDialogsContext);

/**
 * What gets focus when a dialog opened now closes again. An open menu or another dialog will be gone by then: for those
 * it is what opened them.
 * @param earlier what was to get it before
 */
export function returnTargetNow(earlier: HTMLElement | null): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return earlier;
  const menu = active.closest('[role=menu]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return active.closest('[role=dialog]') ? earlier : active;
}
