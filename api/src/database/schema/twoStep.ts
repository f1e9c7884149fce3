import { integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf } from './columns';
import { userReference, users } from './users';

/** Not hashed, because the server computes codes from the secret. */
export const twoStepSecrets = pgTable('two_step_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: varchar({ length: 64 }).notNull(),
  createdAt: createdAt(),
  confirmedAt: momentOf(),
  /** The last accepted 30-second step: codes up to it are used. */
  lastStep: integer().notNull().default(0),
});

/** SHA-256 of the unused codes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    userId: userReference(),
    codeHash: varchar({ length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('recovery_codes_user_code').on(table.userId, table.codeHash)],
);
