import { index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { momentOf } from './columns';

/** Stores answers by key, so that a repeated request gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** No foreign key to `users`: it would lock the row, and changes of one person could block each other. */
    userId: integer().notNull(),
    key: varchar({ length: 200 }).notNull(),
    endpoint: varchar({ length: 300 }).notNull(),
    /** SHA-256 of path parameters, query and body. */
    inputHash: varchar({ length: 64 }).notNull(),
    /** Empty only inside the transaction that makes the change. */
    answer: text().notNull().default(''),
    createdAt: momentOf().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256, so that no email or network address is stored. */
    counterKey: varchar({ length: 64 }).primaryKey(),
    count: integer().notNull(),
    windowEndsAt: momentOf().notNull(),
  },
  (table) => [index('rate_limits_window_idx').on(table.windowEndsAt)],
);
