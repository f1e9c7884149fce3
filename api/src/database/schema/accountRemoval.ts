import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { users } from './users';

/** `asked`: nobody proved to own the address. `waiting`: confirmed. `kept` and `removed`: ended, without personal data. */
export const removalStates = ['asked', 'waiting', 'kept', 'removed'] as const;

/** Requests to have an account removed. */
export const accountRemovalRequests = pgTable(
  'account_removal_requests',
  {
    id: identity(),
    state: varchar({ length: 10, enum: removalStates }).notNull().default('asked'),
    /** Null: the address has no account, or the request has ended. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null once the request has ended, like the reason. */
    email: varchar({ length: 254 }),
    reason: text(),
    createdAt: createdAt(),
    /** When a request that nobody confirmed is forgotten; null: one from before there were links. */
    expiresAt: momentOf(),
    confirmedAt: momentOf(),
    dueAt: momentOf(),
    endedAt: momentOf(),
  },
  (table) => [
    index('account_removal_requests_email_idx').on(table.email),
    uniqueIndex('account_removal_requests_waiting_key')
      .on(table.userId)
      .where(sql`${table.state} = 'waiting'`),
    index('account_removal_requests_user_idx').on(table.userId),
    index('account_removal_requests_due_idx')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
