import { date, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, rowVersion } from './columns';
import { userReference } from './users';

export const credentials = pgTable('credentials', {
  id: identity(),
  name: varchar({ length: 120 }).notNull().unique(),
  ordinal: integer().notNull(),
});

export const trainerCredentials = pgTable(
  'trainer_credentials',
  {
    trainerId: userReference(),
    credentialId: integer()
      .notNull()
      .references(() => credentials.id),
  },
  (table) => [primaryKey({ columns: [table.trainerId, table.credentialId] })],
);

export const certificates = pgTable(
  'certificates',
  {
    id: identity(),
    trainerId: userReference(),
    name: varchar({ length: 160 }).notNull(),
    issuer: varchar({ length: 160 }).notNull(),
    certificateNumber: varchar({ length: 80 }),
    issuedOn: date({ mode: 'string' }),
    expiresOn: date({ mode: 'string' }),
    version: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [index('certificates_trainer_idx').on(table.trainerId)],
);
