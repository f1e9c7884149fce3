import { failureMessage, isApiError } from '@formline/shared/api-client';
import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { SAVED_SHOWN_MS } from '@formline/shared/domain/saving';
import { pageRecords } from '@formline/shared/session';
import {
  type InterruptedEdits,
  useInterruptedEdit,
  useKeptEdit,
} from '@formline/shared/training/editing/interruptedEdits.ts';
import { sameDraft } from '@formline/shared/training/editing/sameDraft.ts';
import {
  useDraftSaver,
  useSavedDraft,
  useSaveFailure,
  useSaveState,
} from '@formline/shared/training/editing/useDraftSaver.ts';
import { useRef, useState } from 'react';
import { useOwnExerciseCalls } from './ownExercise.queries';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import { newOwnExercise, type OwnExerciseDraft, toOwnExerciseDraft } from './ownExerciseDraft';
import { useValidatedDraft } from './useValidatedDraft';

const interrupted: InterruptedEdits<OwnExerciseDraft> = pageRecords();

/** Null for a new exercise. A failed save keeps the draft. */
export function useOwnExerciseForm(opened: ExerciseDetails | null) {
  const [base, setBase] = useState(opened);
  /** A ref, because a save may start before the next render. */
  const baseRef = useRef(opened);
  const rebase = (saved: ExerciseDetails) => {
    baseRef.current = saved;
    setBase(saved);
  };
  const [first] = useState(() => (opened ? toOwnExerciseDraft(opened) : newOwnExercise));
  const calls = useOwnExerciseCalls();
  const { history: before, isOvertaken } = useInterruptedEdit(interrupted, opened?.version);
  const validated = useValidatedDraft({ first, before, onSubmit: () => save() });
  const saver = useDraftSaver<OwnExerciseDraft, ExerciseDetails>({
    saved: first,
    isStored: opened !== null,
    isOvertaken,
    latest: validated.latest,
    send: (draft, key) => calls.save(draft, baseRef.current, key),
    onSaved: rebase,
    savedMs: SAVED_SHOWN_MS,
  });
  async function save() {
    saver.save(validated.latest(), { always: true });
  }
  const state = useSaveState(saver);
  const failure = useSaveFailure(saver);
  const savedDraft = useSavedDraft(saver);
  const isDirty = !sameDraft(validated.draft, savedDraft);
  useKeptEdit(interrupted, {
    title: validated.draft.name || (base ? texts.update : texts.create),
    base: base?.version,
    isChanged: isDirty,
    session: validated,
  });
  /** Loads the current version after a conflict, to continue from it. */
  const withTheirs = (goOn: (theirs: ExerciseDetails) => void) => async () => {
    if (!base) return;
    const theirs = await calls.readAgain(base.id);
    rebase(theirs);
    goOn(theirs);
  };
  return {
    ...validated,
    base,
    saver,
    problem: failure === null ? null : texts.saveFailed(failureMessage(failure)),
    saveState: isEmptyAnswer(failure) ? ('clickable' as const) : state,
    isDirty,
    saveOverTheirs: withTheirs(() => saver.overwrite(validated.latest())),
    loadTheirs: withTheirs((theirs) => {
      const draft = toOwnExerciseDraft(theirs);
      validated.restart(draft);
      saver.restart(draft);
    }),
  };
}

export type OwnExerciseFormState = ReturnType<typeof useOwnExerciseForm>;

/** The server accepted the call with an unreadable answer. */
const isEmptyAnswer = (error: unknown): boolean =>
  isApiError(error) && error.status >= 200 && error.status < 300;
