import { useState } from 'react';
import type { OpenWorkoutId } from './workoutPlace';

/** Whether the workout that is open is the copy that a navigation brought along; no more once another one is open. */
export function useOpenedCopy(workoutId: OpenWorkoutId | null, isBroughtNow: boolean): boolean {
  const [copyId, setCopyId] = useState<OpenWorkoutId | null>(null);
  const isCopy = isBroughtNow || copyId === workoutId;
  const next = isCopy ? workoutId : null;
  if (next !== copyId) setCopyId(next);
  return next !== null;
}
