import type { Workout } from '@formline/shared/contracts/library/workouts';
import { notify } from '@formline/shared/ui/overlays';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { EditHistory } from '../../editing/editHistory';
import { type EditSession, useEditHistory } from '../../editing/useEditHistory';
import { type DraftSaver, isStale } from '../../editing/draftSaver';
import { useDraftSaver } from '../../editing/useDraftSaver';
import { type Removal, removalFailure, withPutBack } from './removal';
import { findItem, itemName, toWorkoutDraft, type WorkoutDraft } from '../draft/workoutDraft';
import { type EditorChanges, useEditorChanges } from './useEditorChanges';
import { workoutEditorTexts as texts } from './workoutEditor.texts';
import { workoutHeadTexts as headTexts } from './workoutHead.texts';
import { type WorkoutSave, WorkoutSender } from './workoutSaving';

export interface WorkoutEditingInput {
  /** Null for a new workout, which starts with `emptyDraft`. */
  readonly workout: Workout | null;
  readonly emptyDraft?: WorkoutDraft | undefined;
  /** Absent: drafts stay in the browser, as while scheduling for the first time. */
  readonly onSave?: ((save: WorkoutSave) => Promise<Workout>) | undefined;
  readonly before?: EditHistory<WorkoutDraft> | undefined;
  readonly onDraft?: ((draft: WorkoutDraft, history: EditHistory<WorkoutDraft>) => void) | undefined;
}

/** Draft of a workout with undo, redo and autosave. Memoised by the draft. */
export interface WorkoutEditing {
  /** Stable, as is `finishTyping`. */
  readonly changes: EditorChanges;
  readonly draft: WorkoutDraft;
  readonly session: EditSession<WorkoutDraft>;
  readonly saver: DraftSaver<WorkoutDraft, Workout>;
  /** After a version conflict: loads the other version, or overwrites it. */
  readonly conflict: {
    readonly load: (theirs: Workout) => void;
    readonly overwrite: (theirs: Workout) => void;
  };
  readonly finishTyping: () => void;
}

const unsavable = () => Promise.reject(new Error('Nothing saves the drafts of this editor.'));
const emptyWorkout: WorkoutDraft = { name: '', description: '', sections: [] };
const missingName = ({ name }: WorkoutDraft) => (name.trim() === '' ? headTexts.nameless : null);

/** Edits a workout. Each change is an undo step; saves are not, so undo works across them. */
export function useWorkoutEditing(input: WorkoutEditingInput): WorkoutEditing {
  const { workout, emptyDraft = emptyWorkout, onSave = unsavable } = input;
  const [opened] = useState(() => workout && { draft: toWorkoutDraft(workout), workout });
  const history = useEditHistory(opened?.draft ?? emptyDraft, input.before);
  const [sender] = useState(() => new WorkoutSender(opened));
  const removalsRef = useRef<readonly Removal[]>([]);
  const reportDraft = () => input.onDraft?.(history.latest(), history.remembered());
  const saver = useDraftSaver<WorkoutDraft, Workout>({
    saved: opened?.draft ?? emptyDraft,
    isStored: opened !== null,
    latest: history.latest,
    missing: missingName,
    send: (sent, key) => sender.send(sent, key, onSave),
    onSaved: (_saved, sent) => {
      removalsRef.current = madeAfter(sent, removalsRef.current);
    },
    onFailed: (error, sent) => {
      if (isStale(error)) return;
      const undecided = madeAfter(sent, removalsRef.current);
      const refused = removalsRef.current.filter((removal) => !undecided.includes(removal));
      removalsRef.current = [];
      takeBack(history, [...refused, ...undecided]);
      saver.moveFailure(history.latest());
      reportDraft();
    },
  });
  const share = (when: 'now' | 'soon') => {
    reportDraft();
    if (input.onSave) saver.save(history.latest(), { when });
  };
  const changes = useEditorChanges(history, { share, removalsRef });
  const conflict = useConflict(history, sender, saver);
  useOutsideChanges(input, { history, sender, saver, load: conflict.load });
  const { draft, closeStep } = history;
  const finishTyping = useCallback(() => {
    closeStep();
    saver.flush();
  }, [closeStep, saver]);
  return useMemo(() => {
    const { undo, redo } = changes;
    return { changes, draft, session: { ...history, undo, redo }, saver, conflict, finishTyping };
  }, [changes, draft, history, saver, conflict, finishTyping]);
}

/** Removals made before the draft was sent; its answer says nothing about later ones. */
const madeAfter = (sent: WorkoutDraft, removals: readonly Removal[]) =>
  removals.filter(({ item }) => findItem(sent, item.key));

/** Reverts removals that could not be saved: the last step is undone, so that it can be redone; others are restored. */
function takeBack(history: EditSession<WorkoutDraft>, removals: readonly Removal[]): void {
  for (const removal of removals) {
    const name = itemName(removal.item);
    if (history.latestLabel() === texts.steps.remove(name)) history.undo();
    else history.edit((draft) => withPutBack(draft, removal), { label: texts.steps.putBack(name) });
    notify.error(removalFailure(removal.item, history.latest().name));
  }
}

type WorkoutSaver = WorkoutEditing['saver'];

function useConflict(
  { latest, restart }: EditSession<WorkoutDraft>,
  sender: WorkoutSender,
  saver: WorkoutSaver,
): WorkoutEditing['conflict'] {
  return useMemo(
    () => ({
      load: (theirs) => {
        const draft = toWorkoutDraft(theirs);
        restart(draft);
        sender.restart({ draft, workout: theirs });
        saver.restart(draft);
      },
      overwrite: (theirs) => {
        sender.overwrite(theirs);
        saver.overwrite(latest());
      },
    }),
    [latest, restart, sender, saver],
  );
}

interface EditedParts {
  readonly history: EditSession<WorkoutDraft>;
  readonly sender: WorkoutSender;
  readonly saver: WorkoutSaver;
  readonly load: (theirs: Workout) => void;
}

function useOutsideChanges(
  { workout, onSave }: WorkoutEditingInput,
  { history, sender, saver, load }: EditedParts,
): void {
  const isSaved = onSave !== undefined;
  const takeNewer = useEffectEvent((saved: Workout) => {
    const known = sender.version();
    if (known === null || saved.version <= known) return;
    // A draft that stays in the browser is lost when it is replaced.
    if (isSaved ? saver.state() !== 'saved' && saver.state() !== 'clickable' : history.latestLabel() !== null)
      return;
    load(saved);
  });
  // Without unsaved changes the editor follows changes saved elsewhere.
  useEffect(() => {
    if (workout) takeNewer(workout);
  }, [workout]);
}
