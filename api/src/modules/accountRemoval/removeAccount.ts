import type { DatabaseHandle } from '../../database/database';
import { inOneTransaction } from '../../database/oneTransaction';
import { accountRemovalRepository } from './accountRemoval.repository';

/**
 * Removes an account with everything that is its own. Clients of a trainer keep their accounts and records. Files are
 * removed by the tidying job. Answers false if nobody has this email address.
 */
export async function removeAccount(db: DatabaseHandle, email: string): Promise<boolean> {
  return inOneTransaction(db, async (tx) => {
    const repository = accountRemovalRepository(tx);
    const account = await repository.lockAccount(email);
    if (!account) return false;
    await repository.removeAccount(account);
    return true;
  });
}
