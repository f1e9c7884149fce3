import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { userReference, users } from './users';

/** `asked`: address not proven. `waiting`: confirmed. `kept` and `removed`: ended, without personal data. */
export const removalStates = ['asked', 'waiting', 'kept', 'removed'] as const;

export const accountRemovalRequests = pgTable(
  'account_removal_requests',
  {
    id: identity(),
    state: varchar({ length: 10, enum: removalStates }).notNull().default('asked'),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    email: varchar({ length: 254 }),
    reason: text(),
    createdAt: createdAt(),
    /** Null: a request from before confirmation links existed. */
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

/** Names no client once the request has ended. */
export const clientDataRemovals = pgTable(
  'client_data_removals',
  {
    id: identity(),
    state: varchar({ length: 10, enum: ['waiting', 'kept', 'removed'] })
      .notNull()
      .default('waiting'),
    trainerId: userReference(),
    clientId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    dueAt: momentOf().notNull(),
    endedAt: momentOf(),
  },
  (table) => [
    uniqueIndex('client_data_removals_waiting_key')
      .on(table.trainerId, table.clientId)
      .where(sql`${table.state} = 'waiting'`),
    index('client_data_removals_trainer_idx').on(table.trainerId),
    index('client_data_removals_client_idx').on(table.clientId),
  ],
);
