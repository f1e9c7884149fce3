import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { userReference } from './users';

export const milestones = pgTable(
  'milestones',
  {
    id: identity(),
    trainerId: userReference(),
    clientId: userReference(),
    name: varchar({ length: 200 }).notNull(),
    ordinal: integer().notNull(),
    dueDate: date({ mode: 'string' }),
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
