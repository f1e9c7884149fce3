import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where the visitor goes on typing: in the field when the step changes, when the server has answered,
 * and when a dialog was closed. The page's first focus is taken only while nothing else has it.
 */
export function useStepFocus(field: RefObject<HTMLInputElement | null>, isAway: boolean, step: string): void {
  const isFirst = useRef(true);
  // Meets the document: focus is the browser's.
  useEffect(() => {
    if (isAway) return;
    const isTaken = document.activeElement !== document.body;
    if (!isFirst.current || !isTaken) field.current?.focus();
    isFirst.current = false;
  }, [field, isAway, step]);
}
