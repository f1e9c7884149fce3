import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { countMigrations } from '../../../database/migrate';

export function operationsRepository(db: DatabaseHandle) {
  return {
    countKnownMigrations: countMigrations,

    async countAppliedMigrations(): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}
