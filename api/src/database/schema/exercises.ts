import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
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
    /** The dose it suggests, as far as it suggests one. */
    sets: smallint(),
    reps: integer(),
    durSeconds: integer(),
    distance: real(),
    distanceUnits: varchar({ length: 6, enum: ['miles', 'yards', 'meters'] })
      .notNull()
      .default('miles'),
    /** Pounds. */
    weight: real(),
    pace: real(),
    paceUnits: varchar({ length: 5, enum: ['mph', 'rpm', 'watts'] })
      .notNull()
      .default('mph'),
    /** 1 slow, 2 medium, 3 fast, 4 explosive. */
    tempo: smallint(),
    restSeconds: integer().notNull().default(0),
    restTempo: smallint().notNull().default(0),
    exerciseSides: varchar({ length: 10, enum: ['right_only', 'left_only', 'alternate', 'each_side'] })
      .notNull()
      .default('alternate'),
    version: rowVersion(),
    createdAt: createdAt(),
    deletedAt: momentOf(),
  },
  (table) => [
    index('exercises_search_idx').using('gin', table.searchName.op('gin_trgm_ops')),
    index('exercises_owner_idx').on(table.ownerId),
    check('exercises_tempo', sql`${table.tempo} between 1 and 4`),
  ],
);

export const adjustmentKindEnum = pgEnum('adjustment_kind', ['PROGRESSION', 'REGRESSION']);

/** Harder and easier exercises that can take the place of another, the primary one; the nearest stands first. */
export const exerciseAdjustments = pgTable(
  'exercise_adjustments',
  {
    primaryExerciseId: integer()
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    kind: adjustmentKindEnum().notNull(),
    ordinal: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.primaryExerciseId, table.exerciseId] }),
    index('exercise_adjustments_exercise_idx').on(table.exerciseId),
    check('exercise_adjustments_other', sql`${table.primaryExerciseId} <> ${table.exerciseId}`),
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
