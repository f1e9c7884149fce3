import { PAGE_TITLE_ID } from '@formline/shared/ui/basics';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useEffect } from 'react';

/** On load the field never takes the focus from another control. */
export function useStepFocus(field: RefObject<HTMLInputElement | null>, isAway: boolean, step: string): void {
  const isFirst = useRef(true);
  // An effect event, because a change of the field alone must not move the focus while typing.
  const focusField = useEffectEvent(() => field.current?.focus());
  const isTaken = useEffectEvent(() => !document.activeElement?.contains(field.current));
  // External system: the browser's focus. Before paint, so that early key presses are not lost.
  useLayoutEffect(() => {
    if (isAway) return;
    if (!isFirst.current || !isTaken()) focusField();
    isFirst.current = false;
  }, [isAway, step]);
}

/** Focuses the title of a view that replaces another, so that screen readers read it. */
export function useTitleFocus(): void {
  // External system: the browser's focus.
  useEffect(() => {
    document.getElementById(PAGE_TITLE_ID)?.focus();
  }, []);
}
