import { NEW_PROGRAM, type ProgramPlace } from '@formline/shared/training/program-list/programPlace.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

type ProgramId = ProgramPlace['programId'];

/**
 * Tells the editors of programs apart. A program that is made keeps its editor when its first save gives it a number;
 * the next one that is made gets an editor of its own.
 */
export function useWorkbenchKey(programId: ProgramId) {
  const [made, setMade] = useState<{ readonly id: ProgramId; readonly count: number }>({
    id: programId,
    count: 0,
  });
  const [seen, setSeen] = useState(programId);
  const openRef = useRef(programId);
  const madeRef = useRef<ProgramId>(null);
  // Meets the network: an answer may come when another program is open already.
  useEffect(() => {
    openRef.current = programId;
  }, [programId]);
  if (seen !== programId) {
    setSeen(programId);
    if (programId === NEW_PROGRAM) setMade({ id: NEW_PROGRAM, count: made.count + 1 });
  }

  /** The first save has given the new program its number. Says whether it is still open. */
  const markMade = useCallback((id: number): boolean => {
    if (openRef.current !== NEW_PROGRAM) return false;
    madeRef.current = id;
    openRef.current = id;
    setMade(({ count }) => ({ id, count }));
    return true;
  }, []);
  /** Whether a program is the open one, also when it has just got its number. */
  const isOpen = (id: ProgramId) => id === programId || (id !== null && id === madeRef.current);
  const key = programId === NEW_PROGRAM || programId === made.id ? `new ${made.count}` : String(programId);
  return { key, markMade, isOpen };
}
