import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { users } from './users';

/** Letters that are on their way. A row goes when its letter is delivered or given up: letters carry secrets. */
export const outgoingEmails = pgTable(
  'outgoing_letters',
  {
    id: identity(),
    recipient: varchar({ length: 320 }).notNull(),
    subject: varchar({ length: 300 }).notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    /** Who has to confirm their address before the email leaves; null: nobody. */
    heldFor: integer().references(() => users.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /** Who delivers it moves this on first, so that no other server takes it meanwhile. */
    nextTryAt: momentOf().notNull(),
  },
  (table) => [
    index('outgoing_letters_due_idx').on(table.nextTryAt),
    index('outgoing_letters_held_idx').on(table.heldFor),
  ],
);
