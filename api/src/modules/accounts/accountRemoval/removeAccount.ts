import type { DatabasePool, Transaction } from '../../../database/database';
import { inOneTransaction } from '../../../database/oneTransaction';
import type { Addressee } from '../../../mail/EmailContext';
import { accountRemovalRepository } from './accountRemoval.repository';

/**
 * Removes an account with everything that is its own. Clients of a trainer keep their accounts and records, if they have
 * opened them. Files are removed by the tidying job. Answers false if nobody has this email address.
 */
export async function removeAccount(db: DatabasePool, email: string): Promise<boolean> {
  return inOneTransaction(db, async (tx) => {
    const account = await accountRemovalRepository(tx).lockByEmail(email);
    if (!account) return false;
    await removeLockedAccount(tx, account);
    return true;
  });
}

/** The same for an account that the transaction has locked. */
export async function removeLockedAccount(tx: Transaction, account: Addressee): Promise<void> {
  const repository = accountRemovalRepository(tx);
  for (const client of await repository.lockUnopenedClients(account.id)) {
    await repository.removeAccount(client);
  }
  await repository.removeAccount(account);
}
