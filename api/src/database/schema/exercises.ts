import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { users } from './users';

export const muscleGroups = pgTable('muscle_groups', {
  id: identity(),
  name: varchar({ length: 60 }).notNull().unique(),
  ordinal: integer().notNull(),
});

export const fitnessComponents = pgTable('fitness_components', {
  id: identity(),
  name: varchar({ length: 60 }).notNull().unique(),
  ordinal: integer().notNull(),
});

/** The library's exercises; without an owner it is the provider's own. */
export const exercises = pgTable(
  'exercises',
  {
    id: identity(),
    ownerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: 160 }).notNull(),
    /** The name in lower case without accents: what search and sorting read. The database fills it. */
    searchName: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_form(${exercises.name}::text)`),
    description: text().notNull().default(''),
    imageUrl: text(),
    videoUrl: text(),
    allowUnilateral: boolean().notNull().default(false),
    version: rowVersion(),
    createdAt: createdAt(),
    deletedAt: momentOf(),
  },
  (table) => [
    index('exercises_search_idx').using('gin', table.searchName.op('gin_trgm_ops')),
    index('exercises_owner_idx').on(table.ownerId),
  ],
);

export const exerciseMuscleGroups = pgTable(
  'exercise_muscle_groups',
  {
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    muscleGroupId: integer()
      .notNull()
      .references(() => muscleGroups.id),
    /** Its place among the exercise's groups; the one it works most stands first. */
    ordinal: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.exerciseId, table.muscleGroupId] }),
    index('exercise_muscle_groups_group_idx').on(table.muscleGroupId),
  ],
);

export const exerciseFitnessComponents = pgTable(
  'exercise_fitness_components',
  {
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    fitnessComponentId: integer()
      .notNull()
      .references(() => fitnessComponents.id),
  },
  (table) => [
    primaryKey({ columns: [table.exerciseId, table.fitnessComponentId] }),
    index('exercise_fitness_components_component_idx').on(table.fitnessComponentId),
  ],
);

export const exerciseFavorites = pgTable(
  'exercise_favorites',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.exerciseId] })],
);
