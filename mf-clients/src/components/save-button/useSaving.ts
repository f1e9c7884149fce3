import { newIdempotencyKey } from '@formline/shared/api-client';
import { useRef, useState } from 'react';
import type { SaveState } from './SaveButton';

/**
 * How far the saving of these values is. They are told apart by identity, as forms make new ones with every edit: an
 * edit returns to clickable, and the same values tried again are the same wish for the server.
 */
export function useSaving(values: object) {
  const [last, setLast] = useState<{ readonly values: object | null; readonly stage: SaveState }>({
    values: null,
    stage: 'clickable',
  });
  const wish = useRef<{ readonly values: object; readonly key: string }>(null);

  /** Does the work under a key of its own; says whether it succeeded. */
  const save = async (work: (idempotencyKey: string) => Promise<unknown>): Promise<boolean> => {
    if (wish.current?.values !== values) wish.current = { values, key: newIdempotencyKey() };
    setLast({ values, stage: 'loading' });
    try {
      await work(wish.current.key);
      wish.current = null;
      setLast({ values, stage: 'saved' });
      return true;
    } catch {
      setLast({ values, stage: 'error' });
      return false;
    }
  };

  const state = last.stage === 'loading' || last.values === values ? last.stage : 'clickable';
  return { state, save };
}
