import type { Program } from '@formline/shared/contracts/library/programs';
import { type ProgramChange, type SavedKeys, savedKeysOf, toProgramChange } from './programChange';
import type { ProgramDraft } from './programDraft';
import type { ProgramSavePort, SavedProgram } from './programSavePort';

/** Sends the drafts of one program, and remembers beside them which version and which keys the server has. */
export class ProgramSender {
  private saved: SavedProgram | null;
  private keys: SavedKeys;

  /** @param opened the program the editor was opened with; null for a new one */
  constructor(opened: Program | null) {
    this.saved = opened;
    this.keys = new Map(opened?.workouts.map(({ key }) => [key, key]));
  }

  /** A draft as it would be sent now. */
  readonly changeOf = (draft: ProgramDraft): ProgramChange => toProgramChange(draft, this.keys);

  async send(draft: ProgramDraft, idempotencyKey: string, port: ProgramSavePort): Promise<Program> {
    const program = await port.save(this.changeOf(draft), this.saved, idempotencyKey);
    this.saved = program;
    this.keys = savedKeysOf(draft, program);
    return program;
  }
}
