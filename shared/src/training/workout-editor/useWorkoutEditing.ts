import type { Workout } from '@formline/shared/contracts/workouts';
import { notify } from '@formline/shared/ui/overlays';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditHistory } from '../edit-history/editHistory';
import { type EditSession, useEditHistory } from '../edit-history/useEditHistory';
import { Autosave } from './Autosave';
import { type Removal, removalFailure, withPutBack } from './removal';
import { findItem, itemName, toWorkoutDraft, type WorkoutDraft } from './workoutDraft';
import { type EditorChanges, useEditorChanges } from './useEditorChanges';
import { workoutEditorTexts as texts } from './workoutEditor.texts';
import type { SaveOutcome, WorkoutSave } from './workoutSaving';

export interface WorkoutEditingInput {
  /** The saved workout; null for a new one, which begins with `emptyDraft`. */
  readonly workout: Workout | null;
  readonly emptyDraft?: WorkoutDraft | undefined;
  /** Absent: drafts stay in the browser, as while something is scheduled for the first time. */
  readonly onSave?: ((save: WorkoutSave) => Promise<Workout>) | undefined;
  /** What was done to the workout before, where its drafts stay in the browser: the editor goes on from there. */
  readonly before?: EditHistory<WorkoutDraft> | undefined;
  /** Told of each new draft, with all that led to it. */
  readonly onDraft?: ((draft: WorkoutDraft, history: EditHistory<WorkoutDraft>) => void) | undefined;
}

/** A workout that is edited: its draft with undo and redo, and who saves it. The same for as long as the draft is. */
export interface WorkoutEditing {
  /** The same for as long as the editor stands, as is `finishTyping`. */
  readonly changes: EditorChanges;
  readonly draft: WorkoutDraft;
  readonly session: EditSession<WorkoutDraft>;
  readonly saver: Autosave;
  /** The field was left: the typing was one step, and is saved. */
  readonly finishTyping: () => void;
}

const unsavable = () => Promise.reject(new Error('Nothing saves the drafts of this editor.'));
const emptyWorkout: WorkoutDraft = { name: '', description: '', sections: [] };

/** Edits a workout. Each change is a step that can be undone; saving is none, and undo goes on across it. */
export function useWorkoutEditing(input: WorkoutEditingInput): WorkoutEditing {
  const { workout, emptyDraft = emptyWorkout, onSave = unsavable } = input;
  const [opened] = useState(() => workout && { draft: toWorkoutDraft(workout), workout });
  const history = useEditHistory(opened?.draft ?? emptyDraft, input.before);
  const [saver] = useState(() => new Autosave(opened, { onSave, onOutcome: () => undefined }));
  const removalsRef = useRef<readonly Removal[]>([]);
  const tell = () => input.onDraft?.(history.latest(), history.remembered());
  const share = (when: 'now' | 'soon') => {
    tell();
    if (input.onSave) saver.offer(history.latest(), when);
  };
  const changes = useEditorChanges(history, { share, removalsRef });
  const handleOutcome = (outcome: SaveOutcome) => {
    // Those that were made after this draft was sent are still to be decided.
    const undecided = removalsRef.current.filter(({ item }) => findItem(outcome.draft, item.key));
    const decided = removalsRef.current.filter((removal) => !undecided.includes(removal));
    const isFailed = saver.current().kind === 'failed';
    if (outcome.kind === 'saved') removalsRef.current = undecided;
    if (!isFailed) return;
    removalsRef.current = [];
    takeBack(history, [...decided, ...undecided]);
    tell();
    saver.reconsider(history.latest());
  };
  // Meets the autosave, which is told by the network and the clock.
  useLayoutEffect(() => saver.setHandlers({ onSave, onOutcome: handleOutcome }));
  useOutsideChanges(input, history, saver);
  const { draft, closeStep } = history;
  const finishTyping = useCallback(() => {
    closeStep();
    saver.flush();
  }, [closeStep, saver]);
  return useMemo(() => {
    const { undo, redo } = changes;
    return { changes, draft, session: { ...history, undo, redo }, saver, finishTyping };
  }, [changes, draft, history, saver, finishTyping]);
}

/** Removals that could not be saved: the one done last is undone, so that it can be redone; others are put back. */
function takeBack(history: EditSession<WorkoutDraft>, removals: readonly Removal[]): void {
  for (const removal of removals) {
    const name = itemName(removal.item);
    if (history.latestLabel() === texts.steps.remove(name)) history.undo();
    else history.edit((draft) => withPutBack(draft, removal), { label: texts.steps.putBack(name) });
    notify.error(removalFailure(removal.item, history.latest().name));
  }
}

function useOutsideChanges(
  { workout, onSave }: WorkoutEditingInput,
  history: EditSession<WorkoutDraft>,
  saver: Autosave,
): void {
  const isSaved = onSave !== undefined;
  const takeNewer = useEffectEvent((saved: Workout) => {
    const known = saver.version();
    if (known === null || saved.version <= known || saver.current().kind !== 'saved') return;
    // What stays in the browser is lost when it is replaced.
    if (!isSaved && history.latestLabel() !== null) return;
    const draft = toWorkoutDraft(saved);
    history.restart(draft);
    saver.goOnFrom(draft, saved);
  });
  // Meets the server: while nothing is unsaved here, what was saved elsewhere is shown.
  useEffect(() => {
    if (workout) takeNewer(workout);
  }, [workout]);
  // Meets the network: what was just typed is saved also when the editor is left.
  useEffect(() => () => saver.flush(), [saver]);
}
