import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity } from './columns';
import { userReference } from './users';

export const clubs = pgTable('clubs', {
  id: identity(),
  name: varchar({ length: 120 }).notNull(),
  logoUrl: text(),
  status: varchar({ length: 20 }).notNull().default('active'),
  createdAt: createdAt(),
});

export const locations = pgTable(
  'locations',
  {
    id: identity(),
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: varchar({ length: 120 }).notNull(),
  },
  (table) => [index('locations_club_idx').on(table.clubId)],
);

/** `locationId` is the one shown beside the club's name. */
export const clubMemberships = pgTable(
  'club_memberships',
  {
    id: identity(),
    trainerId: userReference(),
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    locationId: integer().references(() => locations.id, { onDelete: 'set null' }),
    status: varchar({ length: 20 }).notNull().default('active'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('club_memberships_key').on(table.trainerId, table.clubId)],
);
