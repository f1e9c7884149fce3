import type { DatabasePool, Transaction } from '../../../database/database';
import { inOneTransaction } from '../../../database/oneTransaction';
import { removeUnusedCopies } from '../../../database/scheduleCopies';
import type { Addressee } from '../../../mail/emailOutbox';
import { accountRemovalRepository } from './accountRemoval.repository';

/** Clients who ever opened their account keep it. False when no account has this email. */
export async function removeAccount(db: DatabasePool, email: string): Promise<boolean> {
  return inOneTransaction(db, async (tx) => {
    const account = await accountRemovalRepository(tx).lockByEmail(email);
    if (!account) return false;
    await removeLockedAccount(tx, account);
    return true;
  });
}

export async function removeLockedAccount(tx: Transaction, account: Addressee): Promise<void> {
  const repository = accountRemovalRepository(tx);
  for (const client of await repository.lockUnopenedClients(account.id)) {
    await repository.removeAccount(client);
  }
  await repository.removeAccount(account);
  await removeUnusedCopies(tx);
}
