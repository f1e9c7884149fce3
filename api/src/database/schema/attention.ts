import { date, index, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { AttentionReason } from '@formline/shared/contracts/overview/attention';
import { rowVersion } from './columns';
import { userReference, users } from './users';

/** What Today warns a trainer about; a trainer without a row has the defaults. */
export const attentionSettings = pgTable('attention_settings', {
  trainerId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  missedSessions: smallint().notNull(),
  fallenPoints: smallint().notNull(),
  measurementDays: smallint().notNull(),
  invitationDays: smallint().notNull(),
  version: rowVersion(),
});

/** A line of Today that the trainer has put off until a day. */
export const attentionSnoozes = pgTable(
  'attention_snoozes',
  {
    trainerId: userReference(),
    clientId: userReference(),
    reason: varchar({ length: 20 }).$type<AttentionReason>().notNull(),
    until: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('attention_snoozes_key').on(table.trainerId, table.clientId, table.reason),
    index('attention_snoozes_client_idx').on(table.clientId),
  ],
);
