import { failureMessage, isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { ExerciseDetails } from '@formline/shared/contracts/exercises';
import { sameDraft } from '@formline/shared/training/edit-history/sameDraft.ts';
import { useSaving } from '@formline/shared/ui/controls';
import { useState } from 'react';
import { useOwnExerciseCalls } from './ownExercise.queries';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import { newOwnExercise, toOwnExerciseDraft } from './ownExerciseDraft';
import { useValidatedDraft } from './useValidatedDraft';

const SAVED_MS = 2000;

/** Why the last save failed. */
export interface SaveProblem {
  readonly message: string;
  /** Somebody else has changed the exercise since it was opened. */
  readonly isChangedElsewhere: boolean;
}

/**
 * The form of an own exercise as the server had it when it was opened, null for a new one: its draft, and how far its
 * saving is. Nothing typed is lost by a save that fails.
 */
export function useOwnExerciseForm(opened: ExerciseDetails | null) {
  const [base, setBase] = useState(opened);
  const [savedDraft, setSavedDraft] = useState(() => (opened ? toOwnExerciseDraft(opened) : newOwnExercise));
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const calls = useOwnExerciseCalls();
  const validated = useValidatedDraft(savedDraft, () => save(base));
  const saving = useSaving(validated.draft, { savedMs: SAVED_MS });

  async function save(basedOn: ExerciseDetails | null) {
    const draft = validated.latest();
    const outcome: { saved?: ExerciseDetails; error?: unknown } = {};
    setProblem(null);
    const isSaved = await saving.save(async (idempotencyKey) => {
      outcome.saved = await calls.save(draft, basedOn, idempotencyKey).catch((error: unknown) => {
        outcome.error = error;
        throw error;
      });
    });
    if (!isSaved) {
      setProblem(saveProblem(outcome.error));
      if (isEmptyAnswer(outcome.error)) saving.reset();
    }
    if (!outcome.saved) return;
    setBase(outcome.saved);
    setSavedDraft(draft);
  }

  /** Reads the exercise as others have left it, to go on with the version it has now. */
  async function withTheirs(goOn: (theirs: ExerciseDetails) => unknown) {
    if (!base) return;
    try {
      await goOn(await calls.readAgain(base.id));
    } catch (error) {
      setProblem(saveProblem(error));
    }
  }

  return {
    ...validated,
    base,
    problem,
    saveState: saving.state,
    isDirty: !sameDraft(validated.draft, savedDraft),
    saveOverTheirs: () => withTheirs(save),
    seeTheirs: () =>
      withTheirs((theirs) => {
        const draft = toOwnExerciseDraft(theirs);
        setBase(theirs);
        setSavedDraft(draft);
        setProblem(null);
        validated.restart(draft);
        saving.reset();
      }),
  };
}

export type OwnExerciseFormState = ReturnType<typeof useOwnExerciseForm>;

const saveProblem = (error: unknown): SaveProblem => ({
  message: texts.saveFailed(failureMessage(error)),
  isChangedElsewhere: isApiError(error) && error.code === errorCodes.staleVersion,
});

/** The server took the call and answered nothing that could be read. */
const isEmptyAnswer = (error: unknown): boolean =>
  isApiError(error) && error.status >= 200 && error.status < 300;
