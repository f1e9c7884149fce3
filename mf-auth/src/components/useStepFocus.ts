import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

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
