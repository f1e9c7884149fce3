import type { DatabaseHandle } from '../../../database/database';
import { analyticsEvents } from '../../../database/schema/analytics';

export function analyticsRepository(db: DatabaseHandle) {
  return {
    async insert(event: typeof analyticsEvents.$inferInsert): Promise<void> {
      await db.insert(analyticsEvents).values(event);
    },
  };
}
