import { type RefObject, useEffect, useRef } from 'react';

/** Gives the search field the focus when the button that took the last filter away went with it. */
export function useFocusAfterClearing(cardRef: RefObject<HTMLElement | null>, isNarrowed: boolean): void {
  const wasNarrowedRef = useRef(false);
  // Meets the document: a browser gives the focus of an element that is removed to nobody.
  useEffect(() => {
    const isCleared = wasNarrowedRef.current && !isNarrowed;
    wasNarrowedRef.current = isNarrowed;
    if (isCleared && document.activeElement === document.body) {
      cardRef.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
    }
  }, [cardRef, isNarrowed]);
}
