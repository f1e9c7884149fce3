import { isApiError } from '@formline/shared/api-client';
import type { RoutineType } from '@formline/shared/contracts/compoundRoutines';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { type PageLocation, useLeaveGuard } from '@formline/shared/routing';
import { useSaving } from '@formline/shared/ui/controls';
import { useState } from 'react';
import { type EditSession, useEditHistory } from '../edit-history/useEditHistory';
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

/** Where the changes of a superset or circuit go. In the library to the server, while rescheduling to the schedule. */
export interface RoutineSaving {
  /**
   * Saves the draft; the key names the wish, so that trying again saves once. What ends without an answer counts as
   * failed.
   */
  readonly onSave: (draft: RoutineDraft, idempotencyKey: string) => Promise<unknown>;
  /** It is saved: on to where the person came from. */
  readonly onSaved: () => void;
  /** Whether the editor goes on at another address, as while the list beside it is searched. */
  readonly isStaying: (next: PageLocation) => boolean;
}

export interface RoutineEditorInput extends RoutineSaving {
  readonly routineType: RoutineType;
  /** Null: a new one. */
  readonly routine: EditedRoutine | null;
}

/** What a failed save says, and whether somebody else has saved meanwhile. */
interface Failure {
  readonly draft: RoutineDraft;
  readonly text: string;
  readonly isStale: boolean;
}

/** The draft of a superset or circuit with its history, its save and what went wrong with it. */
export function useRoutineEditor({ routine, routineType, ...saving }: RoutineEditorInput) {
  const [begun] = useState(() => (routine ? routineDraftOf(routine) : newRoutineDraft(routineType)));
  const session = useEditHistory(begun);
  const { draft } = session;
  const { state, save } = useSaving(draft);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const isChanged = !isSameRoutine(draft, begun);
  const guard = useLeaveGuard({
    asksOnNavigation: isChanged,
    asksOnUnload: isChanged,
    isStaying: saving.isStaying,
  });

  const handleSave = async () => {
    if (state === 'loading') return;
    setHasTried(true);
    const problem = routineProblem(draft);
    setFailure(problem === null ? null : { draft, text: problem, isStale: false });
    if (problem !== null) return;
    const isSaved = await save(async (idempotencyKey) => {
      try {
        if (!(await saving.onSave(draft, idempotencyKey))) throw new Error(routineTexts.somethingWrong);
      } catch (error) {
        const isStale = isApiError(error) && error.code === errorCodes.staleVersion;
        setFailure({ draft, text: routineFailure(error), isStale });
        throw error;
      }
    });
    if (isSaved) guard.goOn(saving.onSaved);
  };

  return {
    session,
    isChanged,
    hasTried,
    guard,
    state,
    // What was said of another draft is over.
    failure: failure?.draft === draft ? failure : null,
    save: () => void handleSave(),
  };
}

export type RoutineEditorState = ReturnType<typeof useRoutineEditor>;
export type RoutineSession = EditSession<RoutineDraft>;
