import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { clubs, locations } from './clubs';
import { createdAt, identity, momentOf } from './columns';
import { users } from './users';

/**
 * A trainer's letter that asks somebody to become a client here. It is open until it is accepted, and its row goes with
 * the acceptance. The club is the one the client is to belong to.
 */
export const clientInvitations = pgTable(
  'client_invitations',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: integer().references(() => clubs.id, { onDelete: 'set null' }),
    locationId: integer().references(() => locations.id, { onDelete: 'set null' }),
    /** SHA-256 of the token in the newest letter. */
    tokenHash: varchar({ length: 64 }).notNull().unique(),
    sentAt: momentOf().notNull(),
    expiresAt: momentOf().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('client_invitations_key').on(table.trainerId, table.clientId),
    index('client_invitations_client_idx').on(table.clientId),
  ],
);

/** Letters a trainer had sent, counted by day (UTC) so that nobody uses them to write to strangers. */
export const invitationCounts = pgTable(
  'invitation_counts',
  {
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: varchar({ length: 10 }).notNull(),
    emails: integer('letters').notNull(),
  },
  (table) => [uniqueIndex('invitation_counts_key').on(table.trainerId, table.day)],
);
