import type { Program } from '@formline/shared/contracts/programs';
import type { ProgramChange } from './programChange';

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
}
