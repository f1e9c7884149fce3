import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { pagePanel, panelsAround } from '../focus-panel/focusPanel';

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

type Places = RefObject<readonly HTMLElement[]>;

/** Places that get the focus back from a dialog inside, when those of the dialog itself are gone. */
export const OuterPlaces = createContext<Places | null>(null);

/** The element that opened a dialog; for a menu item its menu's button; if that is gone, the panel around it or the page. */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const outerRef = useContext(OuterPlaces);
  const placesRef = usePlaces(isOpen);
  return () =>
    [...placesRef.current, ...(outerRef?.current ?? [])].find(({ isConnected }) => isConnected) ??
    pagePanel();
}

/** The focused element when a dialog opens, and the panels around it from the inside out. */
export function usePlaces(isOpen: boolean): Places {
  const placesRef = useRef<readonly HTMLElement[]>([]);
  // A layout effect runs before the dialog takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = focusedOpener();
    placesRef.current = opener ? [opener, ...panelsAround(opener)] : [];
  }, [isOpen]);
  return placesRef;
}

function focusedOpener(): HTMLElement | null {
  const { activeElement, body } = document;
  const menu = activeElement?.closest('[role=menu]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}
