import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the search field when the button that cleared the last filter is removed. */
export function useFocusAfterClearing(cardRef: RefObject<HTMLElement | null>, isNarrowed: boolean): void {
  const wasNarrowedRef = useRef(false);
  // Browsers move the focus of a removed element to the body.
  useEffect(() => {
    const isCleared = wasNarrowedRef.current && !isNarrowed;
    wasNarrowedRef.current = isNarrowed;
    if (isCleared && document.activeElement === document.body) {
      cardRef.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
    }
  }, [cardRef, isNarrowed]);
}
