import { useState } from 'react';

/**
 * Whether the workout that is open is the copy that a navigation brought along; no more once another one is open.
 * @param workoutId what names the open workout; null while none is open
 */
export function useOpenedCopy(workoutId: number | string | null, isBroughtNow: boolean): boolean {
  const [copyId, setCopyId] = useState<number | string | null>(null);
  const isCopy = isBroughtNow || copyId === workoutId;
  const next = isCopy ? workoutId : null;
  if (next !== copyId) setCopyId(next);
  return next !== null;
}
