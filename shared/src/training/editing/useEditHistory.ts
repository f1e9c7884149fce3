import { useCallback, useMemo, useRef, useState } from 'react';
import { type EditHistory, startHistory, withClosedStep, withEdit, withRedo, withUndo } from './editHistory';

/** What a person did, as undo names it, and the key under which typing is one step. */
export interface EditName {
  readonly label: string;
  readonly mergeKey?: string | undefined;
}

/** A draft that is edited, with undo and redo. The functions stay the same for as long as the editor stands. */
export interface EditSession<D> {
  readonly draft: D;
  /** What undo would take back; null when there is nothing. */
  readonly undoLabel: string | null;
  /** What redo would do again; null when there is nothing. */
  readonly redoLabel: string | null;
  /** The draft as it is now, also between an edit and the next drawing. */
  readonly latest: () => D;
  /** What undo would take back now, also between an edit and the next drawing. */
  readonly latestLabel: () => string | null;
  /** Changes the draft, and gives the new one. */
  readonly edit: (change: (draft: D) => D, name: EditName) => D;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Typing has ended: the field was left. */
  readonly closeStep: () => void;
  /** Begins anew with another draft, such as one the server has answered; nothing can be undone then. */
  readonly restart: (draft: D) => void;
  /** Everything that was done, to go on from when the editor is opened again. */
  readonly remembered: () => EditHistory<D>;
}

/**
 * Keeps a draft and everything that led to it. Saving is no step: undo and redo go on before and after it.
 * @param before what was done when the editor stood here before; it goes on from there
 */
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
