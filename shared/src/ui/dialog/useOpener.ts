import { useLayoutEffect, useRef } from 'react';

/** The element that opened a dialog; for a menu item its menu's button; if that is gone, the panel that held it. */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const openerRef = useRef<HTMLElement>(null);
  const panelRef = useRef<HTMLElement>(null);
  // A layout effect runs before the dialog takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return;
    openerRef.current = focusedOpener();
    panelRef.current = openerRef.current?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  }, [isOpen]);
  return () => [openerRef.current, panelRef.current].find((one) => one?.isConnected) ?? null;
}

function focusedOpener(): HTMLElement | null {
  const { activeElement, body } = document;
  const menu = activeElement?.closest('[role=menu]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}
