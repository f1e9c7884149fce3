import type { Transaction } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { peopleTexts as texts } from '../people.texts';

/** Implemented by the library's media and injected, because people must not import library. */
export type OwnsPicture = (db: Transaction, trainerId: number, address: string) => Promise<boolean>;

interface AvatarChange {
  readonly trainerId: number;
  readonly wanted: string | null | undefined;
  readonly shown: string | null;
}

/** Only pictures this trainer uploaded or the profile already has, so that no foreign URL is shown. */
export async function checkAvatar(
  ownsPicture: OwnsPicture,
  db: Transaction,
  { trainerId, wanted, shown }: AvatarChange,
): Promise<void> {
  if (wanted === undefined || wanted === null || wanted === shown) return;
  if (!(await ownsPicture(db, trainerId, wanted))) throw invalidInput(texts.users.foreignAvatar);
}
