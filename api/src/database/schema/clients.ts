import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  real,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { clubs, locations } from './clubs';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { users } from './users';

/** What a client may train for. */
export const goals = pgTable('goals', {
  id: identity(),
  name: varchar({ length: 120 }).notNull().unique(),
  ordinal: integer().notNull(),
});

export const activityLevels = pgTable('activity_levels', {
  id: identity(),
  title: varchar({ length: 80 }).notNull().unique(),
  description: text().notNull(),
  coefficient: real().notNull(),
  ordinal: integer().notNull(),
});

/** Facts of a client that hold whoever trains them. Height in inches, weight in pounds. */
export const clientProfiles = pgTable('client_profiles', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  height: real(),
  weight: real(),
  activityLevelId: integer().references(() => activityLevels.id),
});

/** A trainer and one of the trainer's clients: what the trainer decided about them. */
export const clientRelations = pgTable(
  'client_relations',
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
    goalId: integer().references(() => goals.id),
    isActive: boolean().notNull().default(true),
    startedTrainingAt: date({ mode: 'string' }),
    visibleGoals: boolean().notNull().default(true),
    visibleNutrition: boolean().notNull().default(true),
    visibleMeasures: boolean().notNull().default(true),
    visiblePerfAssess: boolean().notNull().default(true),
    visibleOhsa: boolean().notNull().default(true),
    /** Of what the client sees. */
    preferencesVersion: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('client_relations_key').on(table.trainerId, table.clientId),
    index('client_relations_client_idx').on(table.clientId),
  ],
);

/** Free clients whom a limited trainer removed while they were active: each place stays taken for a while. */
export const removedFreeClients = pgTable(
  'removed_free_clients',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted; the place stays taken all the same. */
    clientId: integer().references(() => users.id, { onDelete: 'set null' }),
    removedAt: momentOf().notNull(),
  },
  (table) => [
    index('removed_free_clients_trainer_idx').on(table.trainerId),
    index('removed_free_clients_client_idx').on(table.clientId),
  ],
);

/** Clients a trainer schedules together. */
export const clientGroups = pgTable(
  'client_groups',
  {
    id: identity(),
    trainerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: varchar({ length: 120 }).notNull(),
    clubId: integer().references(() => clubs.id, { onDelete: 'set null' }),
    locationId: integer().references(() => locations.id, { onDelete: 'set null' }),
    /** Of the title. */
    version: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [index('client_groups_trainer_idx').on(table.trainerId)],
);

export const clientGroupMembers = pgTable(
  'client_group_members',
  {
    groupId: integer()
      .notNull()
      .references(() => clientGroups.id, { onDelete: 'cascade' }),
    clientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('client_group_members_key').on(table.groupId, table.clientId),
    index('client_group_members_client_idx').on(table.clientId),
  ],
);
