import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Focuses the list when a focused button is removed with its row. */
export function useKeptFocus(listRef: RefObject<HTMLDivElement | null>, items: readonly unknown[]) {
  const hasFocusRef = useRef(false);
  // Browsers move the focus of a removed element to the body.
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
