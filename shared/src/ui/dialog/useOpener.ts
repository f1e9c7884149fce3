import { useLayoutEffect, useRef } from 'react';

/**
 * What a dialog was opened from, as long as it is there: what had the focus, or the button of the menu whose item was
 * chosen, because the item is gone when the dialog closes.
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const openerRef = useRef<HTMLElement>(null);
  // Meets the document: what has the focus before the dialog takes it.
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
