import { index, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity } from './columns';

/** Wishes to have an account removed. Nobody proved to be its owner: the operator asks before doing it. */
export const accountRemovalRequests = pgTable(
  'account_removal_requests',
  {
    id: identity(),
    email: varchar({ length: 254 }).notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('account_removal_requests_email_idx').on(table.email)],
);
