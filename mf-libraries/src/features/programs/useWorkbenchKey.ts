import { NEW_PROGRAM, type ProgramPlace } from '@formline/shared/training/program-list/programPlace.ts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type ProgramId = ProgramPlace['programId'];

/** What is open: the editor, and the program in it. */
interface Opened {
  readonly key: string;
  readonly id: ProgramId;
}

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
  const openRef = useRef<Opened>(null);
  if (seen !== programId) {
    setSeen(programId);
    if (programId === NEW_PROGRAM) setMade({ id: NEW_PROGRAM, count: made.count + 1 });
  }
  const key = programId === NEW_PROGRAM || programId === made.id ? `new ${made.count}` : String(programId);
  // Meets the network: an answer may come when another program is open already, or none.
  useLayoutEffect(() => {
    openRef.current = { key, id: programId };
    return () => {
      openRef.current = null;
    };
  }, [key, programId]);

  /** The first save of this editor has given the new program its number. Says whether it is still open. */
  const markMade = useCallback(
    (id: number): boolean => {
      if (openRef.current?.key !== key || openRef.current.id !== NEW_PROGRAM) return false;
      openRef.current = { key, id };
      setMade(({ count }) => ({ id, count }));
      return true;
    },
    [key],
  );
  /** Whether a program is the open one, also when it has just got its number. */
  const isOpen = (id: ProgramId) => id === programId || (id !== null && id === openRef.current?.id);
  return { key, markMade, isOpen };
}
