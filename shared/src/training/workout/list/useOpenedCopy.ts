import { useState } from 'react';

/** Whether the open workout is the copy of the navigation state; `workoutId` is null while none is open. */
export function useOpenedCopy(workoutId: number | string | null, isBroughtNow: boolean): boolean {
  const [copyId, setCopyId] = useState<number | string | null>(null);
  const isCopy = isBroughtNow || copyId === workoutId;
  const next = isCopy ? workoutId : null;
  if (next !== copyId) setCopyId(next);
  return next !== null;
}
