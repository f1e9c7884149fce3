import { useLayoutEffect, useRef } from 'react';

/**
 * The element that opened a dialog, while it exists. For a menu item it is the menu's button, as
 * the item is unmounted.
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const openerRef = useRef<HTMLElement>(null);
  // A layout effect runs before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) openerRef.current = focusedOpener();
  }, [isOpen]);
  return () => (openerRef.current?.isConnected ? openerRef.current : null);
}

function focusedOpener(): HTMLElement | null {
  const { activeElement, body } = document;
  const menu = activeElement?.closest('[role=menu]');
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}
