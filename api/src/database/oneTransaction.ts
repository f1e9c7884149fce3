import type { DatabasePool, Transaction } from './database';
import { databaseErrorCode } from './databaseErrors';
import { transactionScope } from './transactionScope';

/** After a serialization failure or deadlock nothing was written, so a retry can succeed. */
const LOST_RACES = new Set(['40001', '40P01']);

/** The work may run twice and must only use the handle it is given. */
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
