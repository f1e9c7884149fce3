import type { Program } from '@formline/shared/contracts/library/programs';
import type { ProgramChange } from './programChange';
import type { ProgramDraft } from './programDraft';

/** What the server has of the program that is edited: which one, and as which version. */
export interface SavedProgram {
  readonly id: number;
  readonly version: number;
}

/**
 * Where a program is saved to. The library has one, and so has what is scheduled already; while something is scheduled
 * for the first time there is none, and the draft stays in the browser.
 */
export interface ProgramSavePort {
  /** Saves a whole draft, as a new program when nothing is saved yet. The same wish comes again under the same key. */
  readonly save: (
    change: ProgramChange,
    saved: SavedProgram | null,
    idempotencyKey: string,
  ) => Promise<Program>;
  /** `asked`: saved by the button alone, as where a change moves what is on somebody's calendar. Absent: by itself too. */
  readonly savesWhen?: 'changed' | 'asked';
  /** Why a draft cannot be saved as it is, in words for the trainer; it is not sent then. */
  readonly problemOf?: (draft: ProgramDraft) => string | null;
  /** Why a save was refused, in words for the trainer; absent or null: that it could not be saved. */
  readonly failureText?: (error: unknown) => string | null;
}
