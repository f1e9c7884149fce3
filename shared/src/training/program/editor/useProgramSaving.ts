import { isApiError } from '@formline/shared/api-client';
import type { Program } from '@formline/shared/contracts/library/programs';
import { SAVED_SHOWN_MS } from '@formline/shared/domain/saving';
import { programNameProblem } from '@formline/shared/domain/training/programNames';
import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useCallback, useState } from 'react';
import { useDraftSaver } from '../../editing/useDraftSaver';
import { canAutosave, isSameProgram, type ProgramDraft } from '../draft/programDraft';
import { programEditorTexts as texts } from './programEditor.texts';
import { ProgramSender } from '../draft/programSaving';
import type { ProgramSavePort } from '../draft/programSavePort';

/** Statuses after which a retry cannot help: another person has changed or deleted the program. */
const CONFLICT_STATUSES: readonly number[] = [403, 404, 409];

interface ProgramSavingInput {
  readonly port: ProgramSavePort | null;
  readonly opened: Program | null;
  readonly initial: ProgramDraft;
  readonly latest: () => ProgramDraft;
  readonly onSaved: (program: Program) => void;
}

/** Saves a draft that has a name and a category; any other waits until it has them. */
export type SaveDraft = (
  draft: ProgramDraft,
  how?: {
    readonly announcement?: string;
    /** `asked` shows the announcement on screen too; an automatic save is announced to screen readers only. */
    readonly reason?: 'automatic' | 'asked';
  },
) => void;

/** Autosave of a program. `save` is stable. */
export function useProgramSaving({ port, opened, initial, latest, onSaved }: ProgramSavingInput) {
  const [sender] = useState(() => new ProgramSender(port && opened));
  const [refused, setRefused] = useState<{ readonly draft: ProgramDraft; readonly text: string } | null>(
    null,
  );
  const [isChangedElsewhere, setIsChangedElsewhere] = useState(false);
  const handleFailed = (error: unknown, draft: ProgramDraft) => {
    if (isConflict(error)) setIsChangedElsewhere(true);
    else setRefused({ draft, text: port?.failureText?.(error) ?? texts.errors.save });
  };
  const saver = useDraftSaver<ProgramDraft, Program>({
    saved: initial,
    isStored: opened !== null,
    latest,
    isSame: isSameProgram,
    missing,
    isConflict,
    send: (draft, key) => (port ? sender.send(draft, key, port) : Promise.reject(new Error(NO_PORT))),
    onSaved,
    onFailed: handleFailed,
    savedMs: SAVED_SHOWN_MS,
  });
  const save = useCallback<SaveDraft>(
    (draft, { announcement = texts.saved, reason = 'automatic' } = {}) => {
      if (!port || !saver.canSave(draft)) return;
      if (port.savesWhen === 'asked' && reason === 'automatic') return;
      const problem = port.problemOf?.(draft) ?? null;
      setRefused(problem === null ? null : { draft, text: problem });
      if (problem !== null) return;
      const report = () => (reason === 'asked' ? notify.success(announcement) : announce(announcement));
      saver.save(draft, { onSaved: report });
    },
    [saver, port],
  );
  return {
    save,
    saver,
    refused,
    changeOf: sender.changeOf,
    isChangedElsewhere,
    closeChangedElsewhere: () => setIsChangedElsewhere(false),
  };
}

const NO_PORT = 'Nothing saves the drafts of this editor.';

function missing(draft: ProgramDraft): string | null {
  if (canAutosave(draft)) return null;
  return programNameProblem(draft.name) === null ? texts.missing.category : texts.missing.name;
}

const isConflict = (error: unknown) => isApiError(error) && CONFLICT_STATUSES.includes(error.status);
