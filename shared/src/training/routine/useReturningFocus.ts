import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to what opened an exercise, once the exercise is left again.
 * @returns opens an exercise, and remembers from where
 */
export function useReturningFocus(
  isElsewhere: boolean,
  onOpenExercise: (exercise: Exercise) => void,
): (exercise: Exercise) => void {
  const openedFrom = useRef<Element | null>(null);
  // Meets the document: focus is the browser's.
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
