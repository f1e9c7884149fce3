import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../contracts/idempotencyKey';
import { afterEvent, saveStateOf, type SavingEvent, startSaving } from '../../domain/saving';

export interface SavingOptions {
  /** Milliseconds that 'Saved' is shown; until the next edit by default. */
  readonly savedMs?: number | undefined;
}

const NOTHING_SAVED: object = {};
const byIdentity = { isSame: Object.is };

function hasSameFields(one: object, other: object): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => Object.is(others.get(name), value));
}

/**
 * Save state of a form without history. An edit resets it; the same values retry under the same idempotency key.
 * `isUnsaved`: a field differs from what the form began with or saved last.
 */
export function useSaving(values: object, { savedMs }: SavingOptions = {}) {
  const [first] = useState(values);
  const [saving, setSaving] = useState(() => startSaving(NOTHING_SAVED, false));
  const request = useRef<{ readonly values: object; readonly key: string }>(null);
  const happen = (...events: readonly SavingEvent<object>[]) =>
    setSaving((known) => events.reduce(afterEvent, known));

  const { result } = saving;
  useEffect(() => {
    if (result?.kind !== 'saved' || savedMs === undefined) return;
    const timer = setTimeout(() => setSaving((known) => afterEvent(known, { type: 'shown' })), savedMs);
    return () => clearTimeout(timer);
  }, [result, savedMs]);

  /** Runs the save under its own idempotency key; returns whether it succeeded. */
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
  const reset = () => happen({ type: 'restarted', draft: values });

  const state = saveStateOf(saving, values, byIdentity);
  const isUnsaved = !hasSameFields(values, saving.saved === NOTHING_SAVED ? first : saving.saved);
  return { state: state === 'unsaved' ? ('clickable' as const) : state, isUnsaved, save, reset };
}
