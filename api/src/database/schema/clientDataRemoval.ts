import { sql } from 'drizzle-orm';
import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { userReference, users } from './users';

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
