import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../contracts/newIdempotencyKey';
import { afterEvent, saveStateOf, type SavingEvent, startSaving } from '../../domain/saving';

export interface SavingOptions {
  /** How long the button reads 'Saved', in milliseconds; until the next edit if it is left out. */
  readonly savedMs?: number | undefined;
}

const NOTHING_SAVED: object = {};
const byIdentity = { isSame: Object.is };

/**
 * How far the saving of these values is, for a form without a history of its own. They are told apart by identity, as forms
 * make new ones with every edit: an edit returns to clickable, and the same values are tried again under the same key.
 */
export function useSaving(values: object, { savedMs }: SavingOptions = {}) {
  const [saving, setSaving] = useState(() => startSaving(NOTHING_SAVED, false));
  const request = useRef<{ readonly values: object; readonly key: string }>(null);
  const happen = (...events: readonly SavingEvent<object>[]) =>
    setSaving((known) => events.reduce(afterEvent, known));

  const { result } = saving;
  // Meets the clock: 'Saved' is shown for a while only.
  useEffect(() => {
    if (result?.kind !== 'saved' || savedMs === undefined) return;
    const timer = setTimeout(() => setSaving((known) => afterEvent(known, { type: 'shown' })), savedMs);
    return () => clearTimeout(timer);
  }, [result, savedMs]);

  /** Does the work under a key of its own; says whether it succeeded. */
  const save = async (work: (idempotencyKey: string) => Promise<unknown>): Promise<boolean> => {
    if (request.current?.values !== values) request.current = { values, key: newIdempotencyKey() };
    happen({ type: 'asked', draft: values, isTyping: false }, { type: 'sent' });
    try {
      await work(request.current.key);
      request.current = null;
      happen({ type: 'answered' });
      return true;
    } catch (error) {
      happen({ type: 'refused', error, isConflict: false });
      return false;
    }
  };
  /** Back to clickable, as after an edit. */
  const reset = () => happen({ type: 'restarted', draft: values });

  const state = saveStateOf(saving, values, byIdentity);
  return { state: state === 'unsaved' ? ('clickable' as const) : state, save, reset };
}
