import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { exercises } from './exercises';
import { userReference } from './users';

export const routineTypeEnum = pgEnum('routine_type', ['super_set', 'circuit']);

export const compoundRoutines = pgTable(
  'compound_routines',
  {
    id: identity(),
    ownerId: userReference(),
    title: varchar({ length: 160 }).notNull(),
    searchTitle: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_form(${compoundRoutines.title}::text)`),
    routineType: routineTypeEnum().notNull(),
    /** Repetitions of a superset, rounds of a circuit. */
    reps: smallint().notNull(),
    restSeconds: integer(),
    version: rowVersion(),
    createdAt: createdAt(),
    deletedAt: momentOf(),
  },
  (table) => [
    index('compound_routines_search_idx').using('gin', table.searchTitle.op('gin_trgm_ops')),
    index('compound_routines_owner_idx').on(table.ownerId),
  ],
);

export const compoundRoutineExercises = pgTable(
  'compound_routine_exercises',
  {
    id: identity(),
    compoundRoutineId: integer()
      .notNull()
      .references(() => compoundRoutines.id, { onDelete: 'cascade' }),
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id),
    ordinal: integer().notNull(),
  },
  (table) => [
    uniqueIndex('compound_routine_exercises_key').on(table.compoundRoutineId, table.ordinal),
    index('compound_routine_exercises_exercise_idx').on(table.exerciseId),
  ],
);

/** Removed favourites stay as rows: the time of the change tells a click from a repeated request. */
export const compoundRoutineFavorites = pgTable(
  'compound_routine_favorites',
  {
    userId: userReference(),
    compoundRoutineId: integer()
      .notNull()
      .references(() => compoundRoutines.id, { onDelete: 'cascade' }),
    isFavorite: boolean().notNull().default(true),
    createdAt: createdAt(),
    turnedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.compoundRoutineId] })],
);
