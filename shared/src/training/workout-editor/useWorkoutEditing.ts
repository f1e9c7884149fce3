import type { Workout } from '@formline/shared/contracts/workouts';
import { notify } from '@formline/shared/ui/overlays';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EditHistory } from '../edit-history/editHistory';
import { type EditName, type EditSession, useEditHistory } from '../edit-history/useEditHistory';
import { Autosave, type SaveState } from './Autosave';
import { withoutItem } from './draftItems';
import { type Removal, removalFailure, withPutBack } from './removal';
import { findItem, itemName, toWorkoutDraft, type WorkoutDraft } from './workoutDraft';
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

/** A workout that is edited: its draft with undo and redo, and how its saving stands. */
export interface WorkoutEditing {
  readonly draft: WorkoutDraft;
  readonly session: EditSession<WorkoutDraft>;
  readonly saver: Autosave;
  readonly saveState: SaveState;
  /** Changes the draft and saves it: at once, or a moment after the last key for what is typed under a key of its own. */
  readonly edit: (change: (draft: WorkoutDraft) => WorkoutDraft, name: EditName) => void;
  /** Takes something out, and puts it back should that not be saved. Null: it was not there. */
  readonly remove: (key: string) => Removal | null;
  readonly putBack: (removal: Removal) => void;
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
  const saveState = useSyncExternalStore(saver.subscribe, saver.current, saver.current);
  const removals = useRef<readonly Removal[]>([]);
  const tell = () => input.onDraft?.(history.latest(), history.remembered());
  const share = (when: 'now' | 'soon') => {
    tell();
    if (input.onSave) saver.offer(history.latest(), when);
  };
  const edit = (change: (draft: WorkoutDraft) => WorkoutDraft, name: EditName) => {
    const before = history.latest();
    if (history.edit(change, name) !== before) share(name.mergeKey === undefined ? 'now' : 'soon');
  };
  const goBack = (direction: 'undo' | 'redo') => () => {
    history[direction]();
    share('now');
  };
  const remove = (key: string): Removal | null => {
    const removal = findItem(history.latest(), key);
    if (!removal) return null;
    removals.current = [...removals.current, removal];
    edit((draft) => withoutItem(draft, key), { label: texts.steps.remove(itemName(removal.item)) });
    return removal;
  };
  const handleOutcome = (outcome: SaveOutcome) => {
    // Those that were made after this draft was sent are still to be decided.
    const undecided = removals.current.filter(({ item }) => findItem(outcome.draft, item.key));
    const decided = removals.current.filter((removal) => !undecided.includes(removal));
    const isFailed = saver.current().kind === 'failed';
    if (outcome.kind === 'saved') removals.current = undecided;
    if (!isFailed) return;
    removals.current = [];
    takeBack(history, [...decided, ...undecided]);
    tell();
    saver.reconsider(history.latest());
  };
  // Meets the autosave, which is told by the network and the clock.
  useLayoutEffect(() => saver.setHandlers({ onSave, onOutcome: handleOutcome }));
  useOutsideChanges(input, history, saver);
  return {
    draft: history.draft,
    session: { ...history, undo: goBack('undo'), redo: goBack('redo') },
    saver,
    saveState,
    edit,
    remove,
    putBack: (removal) =>
      edit((draft) => withPutBack(draft, removal), { label: texts.steps.putBack(itemName(removal.item)) }),
    finishTyping: () => {
      history.closeStep();
      saver.flush();
    },
  };
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
