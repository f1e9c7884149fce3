import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../contracts/newIdempotencyKey';
import type { SaveState } from './SaveButton';

interface LastSave {
  readonly values: object | null;
  readonly stage: SaveState;
}

const NOTHING_SAVED: LastSave = { values: null, stage: 'clickable' };

export interface SavingOptions {
  /** How long the button reads 'Saved', in milliseconds; until the next edit if it is left out. */
  readonly savedMs?: number | undefined;
}

/**
 * How far the saving of these values is. They are told apart by identity, as forms make new ones with every edit: an
 * edit returns to clickable, and the same values tried again are the same wish for the server.
 */
export function useSaving(values: object, { savedMs }: SavingOptions = {}) {
  const [last, setLast] = useState(NOTHING_SAVED);
  const pendingSave = useRef<{ readonly values: object; readonly key: string }>(null);

  // Meets the clock: what is saved is said for a while only.
  useEffect(() => {
    if (last.stage !== 'saved' || savedMs === undefined) return;
    const timer = setTimeout(() => setLast(NOTHING_SAVED), savedMs);
    return () => clearTimeout(timer);
  }, [last, savedMs]);

  /** Does the work under a key of its own; says whether it succeeded. */
  const save = async (work: (idempotencyKey: string) => Promise<unknown>): Promise<boolean> => {
    if (pendingSave.current?.values !== values) pendingSave.current = { values, key: newIdempotencyKey() };
    setLast({ values, stage: 'loading' });
    try {
      await work(pendingSave.current.key);
      pendingSave.current = null;
      setLast({ values, stage: 'saved' });
      return true;
    } catch {
      setLast({ values, stage: 'error' });
      return false;
    }
  };
  /** Back to clickable, as after an edit. */
  const reset = () => setLast(NOTHING_SAVED);

  const state = last.stage === 'loading' || last.values === values ? last.stage : 'clickable';
  return { state, save, reset };
}
