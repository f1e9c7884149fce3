import { useRef, useState } from 'react';

export interface SaveQuestion<I, R> {
  readonly isAsked: (result: R) => boolean;
  readonly toConfirmedInput: (input: I) => I;
}

export function useSaveQuestion<V, I, R>(question: SaveQuestion<I, R> | undefined) {
  const [pending, setPending] = useState<{ readonly values: V; readonly result: R } | null>(null);
  const confirmed = useRef<V | null>(null);
  return {
    result: pending?.result ?? null,
    ask(values: V, result: R): boolean {
      const isNeeded = (question?.isAsked(result) ?? false) && confirmed.current !== values;
      if (isNeeded) setPending({ values, result });
      return isNeeded;
    },
    confirm(): V | null {
      confirmed.current = pending?.values ?? null;
      setPending(null);
      return confirmed.current;
    },
    cancel: () => setPending(null),
    inputOf: (values: V, input: I): I =>
      question && confirmed.current === values ? question.toConfirmedInput(input) : input,
  };
}
