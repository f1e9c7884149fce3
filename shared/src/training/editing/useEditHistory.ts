import { useCallback, useMemo, useRef, useState } from 'react';
import { type EditHistory, startHistory, withClosedStep, withEdit, withRedo, withUndo } from './editHistory';

export interface EditName {
  readonly label: string;
  readonly mergeKey?: string | undefined;
}

/** A draft with undo and redo. The functions are stable. */
export interface EditSession<D> {
  readonly draft: D;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly latest: () => D;
  /** The current undo label, also between an edit and the next render. */
  readonly latestLabel: () => string | null;
  readonly edit: (change: (draft: D) => D, name: EditName) => D;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly closeStep: () => void;
  readonly restart: (draft: D) => void;
  readonly remembered: () => EditHistory<D>;
}

/** Saving is no step, so undo and redo work across saves. `before` is a history to continue from. */
export function useEditHistory<D>(initial: D, before?: EditHistory<D>): EditSession<D> {
  const [history, setHistory] = useState(() => before ?? startHistory(initial));
  const latestRef = useRef(history);
  const apply = useCallback((change: (known: EditHistory<D>) => EditHistory<D>): D => {
    latestRef.current = change(latestRef.current);
    setHistory(latestRef.current);
    return latestRef.current.present;
  }, []);
  const actions = useMemo(
    () => ({
      latest: () => latestRef.current.present,
      latestLabel: () => latestRef.current.past.at(-1)?.label ?? null,
      edit: (change: (draft: D) => D, name: EditName) =>
        apply((known) => withEdit(known, { draft: change(known.present), ...name })),
      undo: () => void apply(withUndo),
      redo: () => void apply(withRedo),
      closeStep: () => void apply(withClosedStep),
      restart: (draft: D) => void apply(() => startHistory(draft)),
      remembered: () => withClosedStep(latestRef.current),
    }),
    [apply],
  );
  return useMemo(
    () => ({
      ...actions,
      draft: history.present,
      undoLabel: history.past.at(-1)?.label ?? null,
      redoLabel: history.future[0]?.label ?? null,
    }),
    [actions, history],
  );
}
