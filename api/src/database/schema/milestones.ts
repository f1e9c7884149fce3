import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { users } from './users';

/** Steps towards a client's goal, as one of the client's trainers set them. */
export const milestones = pgTable(
  'milestones',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: 200 }).notNull(),
    /** Place among the open ones, counted from 1. */
    ordinal: integer().notNull(),
    /** Null: still open. */
    completedAt: momentOf(),
    version: rowVersion(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('milestones_client_idx').on(table.clientId, table.trainerId),
    index('milestones_trainer_idx').on(table.trainerId),
    check('milestones_ordinal', sql`${table.ordinal} >= 1`),
  ],
);
