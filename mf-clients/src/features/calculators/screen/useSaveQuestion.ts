import { useRef, useState } from 'react';

/** Results that are saved only after a question, and the input that says it was answered. */
export interface SaveQuestion<I, R> {
  readonly isAsked: (result: R) => boolean;
  readonly toConfirmedInput: (input: I) => I;
}

/** The question before a save; a confirmation counts for the entries it was given for. */
export function useSaveQuestion<V, I, R>(question: SaveQuestion<I, R> | undefined) {
  const [pending, setPending] = useState<{ readonly values: V; readonly result: R } | null>(null);
  const confirmed = useRef<V | null>(null);
  return {
    /** The result that is asked about; null when nothing is asked. */
    result: pending?.result ?? null,
    /** Asks if the result needs it; tells whether it did. */
    ask(values: V, result: R): boolean {
      const isNeeded = (question?.isAsked(result) ?? false) && confirmed.current !== values;
      if (isNeeded) setPending({ values, result });
      return isNeeded;
    },
    /** The entries that were asked about, which may be saved now. */
    confirm(): V | null {
      confirmed.current = pending?.values ?? null;
      setPending(null);
      return confirmed.current;
    },
    cancel: () => setPending(null),
    /** The input as it is saved: with the confirmation, if these entries have one. */
    inputOf: (values: V, input: I): I =>
      question && confirmed.current === values ? question.toConfirmedInput(input) : input,
  };
}
