import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the list once the panel beside it has closed, and not while somebody is asked whether it may. */
export function useFocusAfterClosing(isOpen: boolean, listRef: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  // Meets the document: what had the focus is gone with the panel.
  useEffect(() => {
    if (wasOpen.current && !isOpen) listRef.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, listRef]);
}
