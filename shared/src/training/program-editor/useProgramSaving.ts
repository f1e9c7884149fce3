import { isApiError, newIdempotencyKey } from '@formline/shared/api-client';
import type { Program } from '@formline/shared/contracts/programs';
import type { SaveState } from '@formline/shared/ui/controls';
import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { useCallback, useState } from 'react';
import { type SavedKeys, toProgramChange } from './programChange';
import { canAutosave, type ProgramDraft } from './programDraft';
import { programEditorTexts as texts } from './programEditor.texts';
import { programSaving, type SaveOutcome } from './programSaving';
import type { ProgramSavePort } from './programSavePort';

/** Refusals after which trying again cannot help: somebody else has changed or deleted the program. */
const DELETED_STATUSES: readonly number[] = [403, 404, 409];

/** What stays in the browser has no keys of the server's. */
const NO_KEYS: SavedKeys = new Map();

interface ProgramSavingInput {
  /** Null where the draft stays in the browser. */
  readonly port: ProgramSavePort | null;
  readonly opened: Program | null;
  readonly initial: ProgramDraft;
  readonly onSaved: (program: Program) => void;
}

/** Saves a draft that has a name and a category; any other waits until it has them. */
export type SaveDraft = (
  draft: ProgramDraft,
  how?: {
    /** What is said once it is done. */
    readonly announcement?: string;
    /** Asked for by a button it is shown too; of what is saved by itself screen readers alone are told. */
    readonly reason?: 'automatic' | 'asked';
  },
) => void;

/** Saves the drafts of a program and tells how far that is. `save` stays the same for as long as `onSaved` does. */
export function useProgramSaving({ port, opened, initial, onSaved }: ProgramSavingInput) {
  const [saving] = useState(() => port && programSaving({ port, opened, newKey: newIdempotencyKey }));
  const [savedDraft, setSavedDraft] = useState(initial);
  const [state, setState] = useState<SaveState>('clickable');
  const [refused, setRefused] = useState<{ readonly draft: ProgramDraft; readonly text: string } | null>(
    null,
  );
  const [isChangedElsewhere, setIsChangedElsewhere] = useState(false);

  const save = useCallback<SaveDraft>(
    (draft, { announcement: message = texts.saved, reason = 'automatic' } = {}) => {
      if (!saving || !canAutosave(draft) || !saving.isNeeded(draft)) return;
      if (port?.savesWhen === 'asked' && reason === 'automatic') return;
      const problem = port?.problemOf?.(draft) ?? null;
      setRefused(problem === null ? null : { draft, text: problem });
      if (problem !== null) return;
      const handleOutcome = (outcome: SaveOutcome) => {
        if (outcome.kind === 'saved') {
          setSavedDraft(outcome.draft);
          setState('saved');
          onSaved(outcome.program);
          if (reason === 'asked') notify.success(message);
          else announce(message);
          return;
        }
        setState('error');
        const refusal = port?.failureText?.(outcome.error) ?? null;
        if (isDeleted(outcome.error)) setIsChangedElsewhere(true);
        else if (refusal !== null) setRefused({ draft, text: refusal });
        else notify.error(texts.errors.save);
      };
      setState('loading');
      void saving.save(draft, handleOutcome);
    },
    [saving, port, onSaved],
  );
  return {
    save,
    savedDraft,
    state,
    /** Why a draft was not saved. */
    refused,
    /** A draft as it would be sent now. */
    changeOf: (draft: ProgramDraft) => saving?.changeOf(draft) ?? toProgramChange(draft, NO_KEYS),
    /** Whether a draft would be lost by leaving now: nobody has been asked to save it, or a save was refused. */
    isUnsent: (draft: ProgramDraft) => saving === null || saving.isNeeded(draft),
    isChangedElsewhere,
    closeChangedElsewhere: () => setIsChangedElsewhere(false),
  };
}

const isDeleted = (error: unknown) => isApiError(error) && DELETED_STATUSES.includes(error.status);
