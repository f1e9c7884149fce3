import type { Transaction } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { peopleTexts as texts } from '../people.texts';

/** Whether an address is that of a picture this trainer uploaded. The media of the library answer it. */
export type OwnsPicture = (db: Transaction, trainerId: number, address: string) => Promise<boolean>;

interface AvatarChange {
  readonly trainerId: number;
  readonly wanted: string | null | undefined;
  readonly shown: string | null;
}

/** Lets a profile show a picture this trainer uploaded, or the one it shows already, and nothing from anywhere else. */
export async function checkAvatar(
  ownsPicture: OwnsPicture,
  db: Transaction,
  { trainerId, wanted, shown }: AvatarChange,
): Promise<void> {
  if (wanted === undefined || wanted === null || wanted === shown) return;
  if (!(await ownsPicture(db, trainerId, wanted))) throw invalidInput(texts.users.foreignAvatar);
}
