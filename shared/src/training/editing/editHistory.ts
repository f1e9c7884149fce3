import { sameDraft } from './sameDraft';

export const MOST_STEPS = 200;

export interface EditStep<D> {
  /** Name of the step in undo: "Move Push-Up". */
  readonly label: string;
  readonly draft: D;
}

export interface EditHistory<D> {
  readonly past: readonly EditStep<D>[];
  readonly present: D;
  readonly future: readonly EditStep<D>[];
  /** Typing under this key is merged into the last step. */
  readonly openKey: string | null;
}

export interface Edit<D> {
  readonly draft: D;
  readonly label: string;
  readonly mergeKey?: string | undefined;
}

export const startHistory = <D>(draft: D): EditHistory<D> => ({
  past: [],
  present: draft,
  future: [],
  openKey: null,
});

/** A new draft. It joins the step that is open under its key; what was undone is forgotten. */
export function withEdit<D>(history: EditHistory<D>, { draft, label, mergeKey }: Edit<D>): EditHistory<D> {
  const { past, present, openKey } = history;
  if (sameDraft(draft, present)) return history;
  const last = past.at(-1);
  if (!last || mergeKey === undefined || mergeKey !== openKey) {
    const longer = [...past, { label, draft: present }].slice(-MOST_STEPS);
    return { past: longer, present: draft, future: [], openKey: mergeKey ?? null };
  }
  // Typed back to where it began: there is nothing to undo.
  if (sameDraft(draft, last.draft))
    return { past: past.slice(0, -1), present: last.draft, future: [], openKey: null };
  return { past, present: draft, future: [], openKey };
}

/** Ends the step that is open, so that what is typed next is one of its own. */
export const withClosedStep = <D>(history: EditHistory<D>): EditHistory<D> =>
  history.openKey === null ? history : { ...history, openKey: null };

/** One step back; the same history where there is none. */
export function withUndo<D>({ past, present, future, openKey }: EditHistory<D>): EditHistory<D> {
  const last = past.at(-1);
  if (!last) return { past, present, future, openKey };
  const undone = { label: last.label, draft: present };
  return { past: past.slice(0, -1), present: last.draft, future: [undone, ...future], openKey: null };
}

/** One step forward again; the same history where there is none. */
export function withRedo<D>({ past, present, future, openKey }: EditHistory<D>): EditHistory<D> {
  const [next, ...later] = future;
  if (!next) return { past, present, future, openKey };
  const redone = { label: next.label, draft: present };
  return { past: [...past, redone], present: next.draft, future: later, openKey: null };
}
