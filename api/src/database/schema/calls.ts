import { index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { momentOf } from './columns';

/** Changes that were asked for with a key, and what they were answered, so that a repetition gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** No reference to `users`: it would lock the person's row, and two changes of one person could block each other. */
    userId: integer().notNull(),
    key: varchar({ length: 200 }).notNull(),
    /** Method and path as the contract has them. */
    endpoint: varchar({ length: 300 }).notNull(),
    /** SHA-256 of path parameters, query and body. */
    inputHash: varchar({ length: 64 }).notNull(),
    /** The body of the answer; empty only inside the transaction that makes the change. */
    answer: text().notNull().default(''),
    createdAt: momentOf().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
);

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
