import type { Program } from '@formline/shared/contracts/library/programs';
import type { ProgramChange } from './programChange';
import type { ProgramDraft } from './programDraft';

export interface SavedProgram {
  readonly id: number;
  readonly version: number;
}

/** Saves to the library or a schedule. Without one, as while scheduling, the draft stays in the browser. */
export interface ProgramSavePort {
  /** Saves a complete draft; creates the program if it is not saved yet. A retry uses the same key. */
  readonly save: (
    change: ProgramChange,
    saved: SavedProgram | null,
    idempotencyKey: string,
  ) => Promise<Program>;
  /** `asked`: saved only by the button, for example where it moves scheduled events. Default: autosaved too. */
  readonly savesWhen?: 'changed' | 'asked';
  readonly problemOf?: (draft: ProgramDraft) => string | null;
  readonly failureText?: (error: unknown) => string | null;
}
