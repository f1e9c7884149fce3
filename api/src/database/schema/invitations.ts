import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { clubs, locations } from './clubs';
import { createdAt, identity, momentOf } from './columns';
import { userReference } from './users';

/** The row is deleted when the invitation is accepted. */
export const clientInvitations = pgTable(
  'client_invitations',
  {
    id: identity(),
    trainerId: userReference(),
    clientId: userReference(),
    clubId: integer().references(() => clubs.id, { onDelete: 'set null' }),
    locationId: integer().references(() => locations.id, { onDelete: 'set null' }),
    /** SHA-256 of the token in the newest email. */
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

/** Per day (UTC), so that invitations cannot be used to send spam. */
export const invitationCounts = pgTable(
  'invitation_counts',
  {
    trainerId: userReference(),
    day: varchar({ length: 10 }).notNull(),
    emails: integer('letters').notNull(),
  },
  (table) => [uniqueIndex('invitation_counts_key').on(table.trainerId, table.day)],
);
