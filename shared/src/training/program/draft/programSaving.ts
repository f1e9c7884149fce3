import type { Program } from '@formline/shared/contracts/library/programs';
import { type ProgramChange, type SavedKeys, savedKeysOf, toProgramChange } from './programChange';
import type { ProgramDraft } from './programDraft';
import type { ProgramSavePort, SavedProgram } from './programSavePort';

/** Sends the drafts of one program and tracks the version and keys of the server. */
export class ProgramSender {
  private saved: SavedProgram | null;
  private keys: SavedKeys;

  constructor(opened: Program | null) {
    this.saved = opened;
    this.keys = new Map(opened?.workouts.map(({ key }) => [key, key]));
  }

  readonly changeOf = (draft: ProgramDraft): ProgramChange => toProgramChange(draft, this.keys);

  async send(draft: ProgramDraft, idempotencyKey: string, port: ProgramSavePort): Promise<Program> {
    const program = await port.save(this.changeOf(draft), this.saved, idempotencyKey);
    this.saved = program;
    this.keys = savedKeysOf(draft, program);
    return program;
  }
}
