import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { momentOf } from './columns';

/** How often somebody called something in the window that runs. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of what is counted and for whom: no address of a person or a machine stands here. */
    counterKey: varchar({ length: 64 }).primaryKey(),
    count: integer().notNull(),
    windowEndsAt: momentOf().notNull(),
  },
  (table) => [index('rate_limits_window_idx').on(table.windowEndsAt)],
);
