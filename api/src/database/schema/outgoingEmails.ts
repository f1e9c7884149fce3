import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { users } from './users';

/** Deleted when delivered or given up, because emails contain secrets. */
export const outgoingEmails = pgTable(
  'outgoing_letters',
  {
    id: identity(),
    recipient: varchar({ length: 320 }).notNull(),
    subject: varchar({ length: 300 }).notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    /** The email waits until this user has confirmed their address; null: sent at once. */
    heldFor: integer().references(() => users.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /** Moved on before a delivery, so that no other server sends the email too. */
    nextTryAt: momentOf().notNull(),
  },
  (table) => [
    index('outgoing_letters_due_idx').on(table.nextTryAt),
    index('outgoing_letters_held_idx').on(table.heldFor),
  ],
);
