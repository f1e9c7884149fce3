import { integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity } from './columns';
import { users } from './users';

/** Which version of which document a user accepted, and when. */
export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentType: varchar({ length: 40, enum: ['terms-conditions', 'privacy-policy'] }).notNull(),
    version: varchar({ length: 20 }).notNull(),
    acceptedAt: createdAt(),
  },
  (table) => [uniqueIndex('legal_acceptances_key').on(table.userId, table.documentType, table.version)],
);
