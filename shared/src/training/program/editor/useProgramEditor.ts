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
  /** The program as it was when the editor was opened; null for a new one. Later answers do not touch the draft. */
  readonly program: Program | null;
  readonly categories: readonly ProgramCategory[];
  /** Where changes are saved; null where the draft stays in the browser. Must stay the same. */
  readonly port: ProgramSavePort | null;
  /** Called with what the server answered. Must stay the same between drawings. */
  readonly onSaved: (program: Program) => void;
  /** Where its workouts are read; must stay the same. */
  readonly source?: Pick<ProgramWorkouts, 'numberOf'> | undefined;
}

/** The draft of a program with everything that can be done to it. The actions stay the same between drawings. */
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
    /** For the buttons of undo and redo: each step is saved as any other. */
    history: { ...session, undo: actions.undo, redo: actions.redo },
    /** Whether something is not saved yet. */
    isChanged,
    /** Whether leaving now would lose something: what is on its way to the server arrives there all the same. */
    isLostByLeaving: isChanged && saver.isNeeded(),
    saver,
    saveState,
    ...conflict,
    /** Why the draft as it is was not saved; null once it is another. */
    problem: refused?.draft === draft ? refused.text : null,
    /** Whether nothing is saved before somebody asks for it. */
    isSavedWhenAsked: port?.savesWhen === 'asked',
    /** Whether the last save had this place. */
    isSlotSaved: (key: string) => savedDraft.workouts.some((workout) => workout.key === key),
    /** What is wrong with the name, once somebody has been there. What is saved nowhere is named when it is scheduled. */
    nameError: isNameTouched && port !== null ? (nameProblem ?? undefined) : undefined,
    touchName: () => setIsNameTouched(true),
  };
}

const ownNumber = ({ id }: WorkoutSummary) => id;

export type ProgramEditorState = ReturnType<typeof useProgramEditor>;
