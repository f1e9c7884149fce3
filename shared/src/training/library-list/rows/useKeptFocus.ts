import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Gives the list the focus when the button that had it goes away with its row. */
export function useKeptFocus(listRef: RefObject<HTMLDivElement | null>, items: readonly unknown[]) {
  const hasFocusRef = useRef(false);
  // Meets the document: a browser gives the focus of an element that is removed to nobody.
  useEffect(() => {
    if (hasFocusRef.current && document.activeElement === document.body) listRef.current?.focus();
  }, [listRef, items]);
  return {
    onFocus: () => {
      hasFocusRef.current = true;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      hasFocusRef.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
