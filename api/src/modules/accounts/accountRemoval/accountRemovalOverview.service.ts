import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { type RemovalOverview, removalOverviewRepository } from './removalOverview.repository';

const MOST_OPEN = 200;
/** The job runs hourly; two hours allow for one retry. */
const OVERDUE_MS = 2 * 3_600_000;

export async function accountRemovalOverview({
  db,
  clock,
}: {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
}): Promise<RemovalOverview> {
  const repository = removalOverviewRepository(db);
  const dueBefore = new Date(clock.now().getTime() - OVERDUE_MS);
  return {
    accounts: await repository.listAccounts(MOST_OPEN),
    clientData: await repository.listClientData(MOST_OPEN),
    counts: await repository.countAccounts(dueBefore),
    clientDataCounts: await repository.countClientData(dueBefore),
  };
}
