import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { useEffect, useRef } from 'react';

/** Returns a function that opens an exercise and remembers the focused element, which gets the focus back. */
export function useReturningFocus(
  isElsewhere: boolean,
  onOpenExercise: (exercise: Exercise) => void,
): (exercise: Exercise) => void {
  const openedFrom = useRef<Element | null>(null);
  // Runs after the exercise is closed, when its opener is visible again.
  useEffect(() => {
    if (isElsewhere) return;
    if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
    openedFrom.current = null;
  }, [isElsewhere]);
  return (exercise) => {
    openedFrom.current = document.activeElement;
    onOpenExercise(exercise);
  };
}
