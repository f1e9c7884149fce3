import { integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { users } from './users';

/** What an authenticator app and the server both know. The secret is needed as it is, so it cannot be a hash. */
export const twoStepSecrets = pgTable('two_step_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: varchar({ length: 64 }).notNull(),
  createdAt: createdAt(),
  /** Since when a code is asked for; null until a first code was right. */
  confirmedAt: momentOf(),
  /** Number of the 30 seconds whose code was accepted last. Codes up to it are used. */
  lastStep: integer().notNull().default(0),
});

/** Recovery codes that are left, by their SHA-256. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: varchar({ length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('recovery_codes_user_code').on(table.userId, table.codeHash)],
);
