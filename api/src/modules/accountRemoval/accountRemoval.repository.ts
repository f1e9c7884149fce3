import type { DatabaseHandle } from '../../database/database';
import { accountRemovalRequests } from '../../database/schema/accountRemoval';

export function accountRemovalRepository(db: DatabaseHandle) {
  return {
    async add(request: typeof accountRemovalRequests.$inferInsert): Promise<void> {
      await db.insert(accountRemovalRequests).values(request);
    },
  };
}
