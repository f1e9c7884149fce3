import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard where the visitor goes on typing: in the field when the step changes, when the server has answered,
 * and when a dialog was closed. The page's first focus is taken only while nothing else has it: the body, or the part of
 * the page around the field, which has it when the page was reached inside the dashboard.
 */
export function useStepFocus(field: RefObject<HTMLInputElement | null>, isAway: boolean, step: string): void {
  const isFirst = useRef(true);
  // An event, because another field alone, such as one that is no longer wrong, must not move the keyboard while typing.
  const focusField = useEffectEvent(() => field.current?.focus());
  const isTaken = useEffectEvent(() => !document.activeElement?.contains(field.current));
  // Meets the document: focus is the browser's. Before the paint, or what is typed as soon as the field is seen gets lost.
  useLayoutEffect(() => {
    if (isAway) return;
    if (!isFirst.current || !isTaken()) focusField();
    isFirst.current = false;
  }, [isAway, step]);
}
