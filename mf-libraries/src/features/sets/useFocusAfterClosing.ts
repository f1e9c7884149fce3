import { type RefObject, useEffect, useRef } from 'react';

/** Waits while the leave warning is open. */
export function useFocusAfterClosing(isOpen: boolean, listRef: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  // Effect: the focused element is removed with the panel.
  useEffect(() => {
    if (wasOpen.current && !isOpen) listRef.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, listRef]);
}
