import type { DatabasePool, Transaction } from './database';
import { databaseErrorCode } from './databaseErrorCode';
import { transactionScope } from './transactionScope';

/** The transaction lost a race against another one and left nothing behind: done again, it succeeds. */
const LOST_RACES = new Set(['40001', '40P01']);

/** Runs work as one transaction, and once more if it lost a race. The work must use the handle it is given alone. */
export async function inOneTransaction<T>(
  db: DatabasePool,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const run = () => db.transaction((tx) => transactionScope.enter(() => work(tx)));
  try {
    return await run();
  } catch (error) {
    if (!LOST_RACES.has(databaseErrorCode(error))) throw error;
    return run();
  }
}
