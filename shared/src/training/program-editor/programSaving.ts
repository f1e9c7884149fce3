import type { Program } from '@formline/shared/contracts/programs';
import { type ProgramChange, type SavedKeys, savedKeysOf, toProgramChange } from './programChange';
import { isSameProgram, type ProgramDraft, toProgramDraft } from './programDraft';
import type { ProgramSavePort, SavedProgram } from './programSavePort';

/** What came of sending a draft. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly program: Program; readonly draft: ProgramDraft }
  | { readonly kind: 'failed'; readonly error: unknown };

interface ProgramSavingInput {
  readonly port: ProgramSavePort;
  /** The program the editor was opened with; null for a new one. */
  readonly opened: Program | null;
  readonly newKey: () => string;
}

type OutcomeHandler = (outcome: SaveOutcome) => void;

/**
 * Saves the drafts of one program, one at a time: what changes while a save is under way goes with the next, and only the
 * newest. The draft and its history never change by a save; what the server calls places and version is kept here.
 */
export function programSaving({ port, opened, newKey }: ProgramSavingInput) {
  let saved: SavedProgram | null = opened;
  let keys: SavedKeys = new Map(opened?.workouts.map(({ key }) => [key, key]));
  let waiting: { readonly draft: ProgramDraft; readonly onOutcome: OutcomeHandler } | null = null;
  let isBusy = false;
  let pendingSave: { readonly draft: ProgramDraft; readonly key: string } | null = null;
  /** What the server has or is about to get; null after a refusal. */
  let asked: ProgramDraft | null = opened && toProgramDraft(opened);

  const send = async (draft: ProgramDraft, onOutcome: OutcomeHandler): Promise<void> => {
    if (pendingSave?.draft !== draft) pendingSave = { draft, key: newKey() };
    try {
      const program = await port.save(toProgramChange(draft, keys), saved, pendingSave.key);
      saved = program;
      keys = savedKeysOf(draft, program);
      pendingSave = null;
      onOutcome({ kind: 'saved', program, draft });
    } catch (error) {
      waiting = null;
      asked = null;
      onOutcome({ kind: 'failed', error });
    }
  };

  const isNeeded = (draft: ProgramDraft) => asked === null || !isSameProgram(draft, asked);

  return {
    /** Whether the server lacks something of the draft. */
    isNeeded,

    /** A draft as it would be sent now. */
    changeOf: (draft: ProgramDraft): ProgramChange => toProgramChange(draft, keys),

    /** Saves the draft, or remembers it as the next one. What the server has already is not sent again. */
    async save(draft: ProgramDraft, onOutcome: OutcomeHandler): Promise<void> {
      if (!isNeeded(draft)) return;
      asked = draft;
      waiting = { draft, onOutcome };
      if (isBusy) return;
      isBusy = true;
      while (waiting !== null) {
        const next: NonNullable<typeof waiting> = waiting;
        waiting = null;
        // One after the other: each names the version the one before it made.
        await send(next.draft, next.onOutcome);
      }
      isBusy = false;
    },
  };
}
