import { LONGEST_TAG, type TagColor } from '@formline/shared/contracts/people/clientTags';
import { type SQL, sql } from 'drizzle-orm';
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
import { userReference, users } from './users';

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

/** Independent of the trainer. Height in inches, weight in pounds. */
export const clientProfiles = pgTable('client_profiles', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  height: real(),
  weight: real(),
  activityLevelId: integer().references(() => activityLevels.id),
});

export const clientRelations = pgTable(
  'client_relations',
  {
    id: identity(),
    trainerId: userReference(),
    clientId: userReference(),
    clubId: integer().references(() => clubs.id, { onDelete: 'set null' }),
    locationId: integer().references(() => locations.id, { onDelete: 'set null' }),
    goalId: integer().references(() => goals.id),
    /** The day by which the client wants to reach the goal. */
    goalDate: date({ mode: 'string' }),
    isActive: boolean().notNull().default(true),
    startedTrainingAt: date({ mode: 'string' }),
    visibleGoals: boolean().notNull().default(true),
    visibleNutrition: boolean().notNull().default(true),
    visibleMeasures: boolean().notNull().default(true),
    visiblePerfAssess: boolean().notNull().default(true),
    visibleOhsa: boolean().notNull().default(true),
    preferencesVersion: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('client_relations_key').on(table.trainerId, table.clientId),
    index('client_relations_client_idx').on(table.clientId),
  ],
);

/** The trainer's own words for sorting clients. */
export const clientTags = pgTable(
  'client_tags',
  {
    id: identity(),
    trainerId: userReference(),
    name: varchar({ length: LONGEST_TAG }).notNull(),
    color: varchar({ length: 10 }).$type<TagColor>().notNull(),
    version: rowVersion(),
  },
  (table) => [uniqueIndex('client_tags_name_key').on(table.trainerId, sql`lower(${table.name})`)],
);

/** Kept while a client is removed, and shown again when the client comes back. */
export const clientTagClients = pgTable(
  'client_tag_clients',
  {
    tagId: integer()
      .notNull()
      .references(() => clientTags.id, { onDelete: 'cascade' }),
    clientId: userReference(),
  },
  (table) => [
    uniqueIndex('client_tag_clients_key').on(table.tagId, table.clientId),
    index('client_tag_clients_client_idx').on(table.clientId),
  ],
);

/** Removed active clients still count towards the free limit for a while. */
export const removedFreeClients = pgTable(
  'removed_free_clients',
  {
    id: identity(),
    trainerId: userReference(),
    /** Null once the account is deleted; the row still counts. */
    clientId: integer().references(() => users.id, { onDelete: 'set null' }),
    removedAt: momentOf().notNull(),
  },
  (table) => [
    index('removed_free_clients_trainer_idx').on(table.trainerId),
    index('removed_free_clients_client_idx').on(table.clientId),
  ],
);

export const clientGroups = pgTable(
  'client_groups',
  {
    id: identity(),
    trainerId: userReference(),
    title: varchar({ length: 120 }).notNull(),
    clubId: integer().references(() => clubs.id, { onDelete: 'set null' }),
    locationId: integer().references(() => locations.id, { onDelete: 'set null' }),
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
    clientId: userReference(),
  },
  (table) => [
    uniqueIndex('client_group_members_key').on(table.groupId, table.clientId),
    index('client_group_members_client_idx').on(table.clientId),
  ],
);

/** Private to the trainer; plain text or markdown. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: identity(),
    trainerId: userReference(),
    clientId: userReference(),
    noteDate: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_form(${clientNotes.text})`),
    isPinned: boolean().notNull().default(false),
    version: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [
    index('client_notes_newest_idx').on(table.trainerId, table.clientId, table.noteDate, table.id),
    index('client_notes_client_idx').on(table.clientId),
    index('client_notes_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);
