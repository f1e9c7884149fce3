import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { type PageLocation, useLeaveGuard } from '@formline/shared/routing';
import { pageRecords } from '@formline/shared/session';
import { useState } from 'react';
import type { DraftSaver } from '../editing/draftSaver';
import { type InterruptedEdits, useInterruptedEdit, useKeptEdit } from '../editing/interruptedEdits';
import { type EditSession, useEditHistory } from '../editing/useEditHistory';
import { useDraftSaver, useSavedDraft, useSaveFailure, useSaveState } from '../editing/useDraftSaver';
import { routineTexts } from './routine.texts';
import {
  type EditedRoutine,
  isSameRoutine,
  newRoutineDraft,
  type RoutineDraft,
  routineDraftOf,
  routineProblem,
} from './routineDraft';
import { routineFailure } from './routineFailure';

export interface RoutineSaving {
  /** The key is the same for retries, so that they save once. A missing answer counts as failed. */
  readonly onSave: (draft: RoutineDraft, idempotencyKey: string) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Reads what somebody else has saved meanwhile, which the next save replaces. Null: deleted. */
  readonly onReload?: (() => Promise<EditedRoutine | null>) | undefined;
  /** Whether the editor stays open at the next URL, as while the list beside it is searched. */
  readonly isStaying: (next: PageLocation) => boolean;
}

export interface RoutineEditorInput extends RoutineSaving {
  readonly routineType: RoutineType;
  readonly routine: EditedRoutine | null;
}

const interrupted: InterruptedEdits<RoutineDraft> = pageRecords();

export function useRoutineEditor({ routine, routineType, ...saving }: RoutineEditorInput) {
  const [begun] = useState(() => (routine ? routineDraftOf(routine) : newRoutineDraft(routineType)));
  const { history, isOvertaken } = useInterruptedEdit(interrupted, begun);
  const session = useEditHistory(begun, history);
  const { draft, latest } = session;
  const [problem, setProblem] = useState<{ readonly draft: RoutineDraft; readonly text: string } | null>(
    null,
  );
  const [hasTried, setHasTried] = useState(false);
  const saver = useDraftSaver<RoutineDraft, unknown>({
    saved: begun,
    isStored: routine !== null,
    isOvertaken,
    latest,
    isSame: isSameRoutine,
    send: async (sent, idempotencyKey) => {
      const answer = await saving.onSave(sent, idempotencyKey);
      if (!answer) throw new Error(routineTexts.somethingWrong);
      return answer;
    },
    onSaved: () => guard.goOn(saving.onSaved),
  });
  const savedDraft = useSavedDraft(saver);
  const isChanged = !isSameRoutine(draft, savedDraft);
  const kind = routineTexts.kinds[routineType];
  useKeptEdit(interrupted, {
    title: draft.title || (routine ? kind.update : kind.create),
    base: savedDraft,
    isChanged,
    session,
  });
  const guard = useLeaveGuard({
    asksOnNavigation: isChanged,
    asksOnUnload: isChanged,
    isStaying: saving.isStaying,
  });
  const state = useSaveState(saver);
  const failure = useSaveFailure(saver);
  const save = () => {
    setHasTried(true);
    const text = routineProblem(draft);
    setProblem(text === null ? null : { draft, text });
    if (text === null) saver.save(draft);
  };
  const refusal = failure === null ? null : routineFailure(failure);
  return {
    session,
    saver,
    isChanged,
    hasTried,
    guard,
    state,
    // A message about an earlier draft no longer applies.
    problem: problem?.draft === draft ? problem.text : refusal,
    save,
    conflict: conflictActions(session, saver, saving.onReload ?? (async () => routine)),
  };
}

function conflictActions(
  { latest, restart }: RoutineSession,
  saver: DraftSaver<RoutineDraft, unknown>,
  onReload: NonNullable<RoutineSaving['onReload']>,
) {
  const withTheirs = (goOn: (theirs: EditedRoutine) => void) => async () => {
    const theirs = await onReload();
    if (theirs !== null) goOn(theirs);
  };
  return {
    onKeep: withTheirs(() => saver.overwrite(latest())),
    onLoad: withTheirs((theirs) => {
      const loaded = routineDraftOf(theirs);
      restart(loaded);
      saver.restart(loaded);
    }),
  };
}

export type RoutineEditorState = ReturnType<typeof useRoutineEditor>;
export type RoutineSession = EditSession<RoutineDraft>;
