import { createContext, useContext } from 'react';

export type ShellDialogName = 'account' | 'versions' | 'shortcuts' | 'palette' | 'sign-out';

export interface ShellDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export const ShellDialogsContext = createContext<(name: ShellDialogName) => void>(() => undefined);

export const useOpenShellDialog = () => useContext(ShellDialogsContext);

/** An open menu or dialog disappears, so focus returns to what opened it. */
export function returnTargetNow(earlier: HTMLElement | null): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return earlier;
  const menu = active.closest('[role=menu]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return active.closest('[role=dialog]') ? earlier : active;
}
