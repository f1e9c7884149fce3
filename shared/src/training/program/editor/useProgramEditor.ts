import type { Program } from '@formline/shared/contracts/library/programs';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { programNameProblem } from '@formline/shared/domain/training/programNames';
import { useEditHistory } from '@formline/shared/training/editing/useEditHistory.ts';
import { useMemo, useState } from 'react';
import { useSavedDraft, useSaveState } from '../../editing/useDraftSaver';
import { programActions } from './programActions';
import type { ProgramWorkouts } from './programWorkouts';
import {
  emptyProgramDraft,
  isSameProgram,
  type ProgramCategory,
  toProgramDraft,
} from '../draft/programDraft';
import type { ProgramSavePort } from '../draft/programSavePort';
import { useProgramSaving } from './useProgramSaving';

export interface ProgramEditorInput {
  readonly program: Program | null;
  readonly categories: readonly ProgramCategory[];
  /** Null where the draft stays in the browser. Must be stable. */
  readonly port: ProgramSavePort | null;
  /** Must be stable. */
  readonly onSaved: (program: Program) => void;
  readonly source?: Pick<ProgramWorkouts, 'numberOf'> | undefined;
}

/** A program draft with its edits and autosave. The actions are stable. */
export function useProgramEditor({ program, categories, port, onSaved, source }: ProgramEditorInput) {
  const [initial] = useState(() => (program ? toProgramDraft(program) : emptyProgramDraft));
  const session = useEditHistory(initial);
  const { latest, edit, closeStep, undo, redo } = session;
  const { save, saver, refused, ...conflict } = useProgramSaving({
    port,
    opened: program,
    initial,
    latest,
    onSaved,
  });
  const saveState = useSaveState(saver);
  const savedDraft = useSavedDraft(saver);
  const [isNameTouched, setIsNameTouched] = useState(false);
  const actions = useMemo(
    () =>
      programActions({
        session: { latest, edit, closeStep, undo, redo },
        save,
        categories,
        numberOf: source?.numberOf ?? ownNumber,
      }),
    [latest, edit, closeStep, undo, redo, save, categories, source],
  );
  const { draft } = session;
  const isChanged = useMemo(() => !isSameProgram(draft, savedDraft), [draft, savedDraft]);
  const nameProblem = programNameProblem(draft.name);
  return {
    draft,
    actions,
    history: { ...session, undo: actions.undo, redo: actions.redo },
    isChanged,
    /** False while the change is being sent, as the request completes without the screen. */
    isLostByLeaving: isChanged && saver.isNeeded(),
    saver,
    saveState,
    ...conflict,
    problem: refused?.draft === draft ? refused.text : null,
    isSavedWhenAsked: port?.savesWhen === 'asked',
    isSlotSaved: (key: string) => savedDraft.workouts.some((workout) => workout.key === key),
    /** Shown once the field was left. An unsaved draft gets its name when it is scheduled. */
    nameError: isNameTouched && port !== null ? (nameProblem ?? undefined) : undefined,
    touchName: () => setIsNameTouched(true),
  };
}

const ownNumber = ({ id }: WorkoutSummary) => id;

export type ProgramEditorState = ReturnType<typeof useProgramEditor>;
