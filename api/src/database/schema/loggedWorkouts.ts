import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, rowVersion } from './columns';
import { distanceUnits, exercises } from './exercises';
import { scheduledWorkouts } from './schedules';
import { userReference, users } from './users';

/** What a client did, with the names of that day: it outlives the calendar and the library. */
export const loggedWorkouts = pgTable(
  'logged_workouts',
  {
    id: identity(),
    clientId: userReference(),
    recordedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    scheduledWorkoutId: integer().references(() => scheduledWorkouts.id, { onDelete: 'set null' }),
    date: date({ mode: 'string' }).notNull(),
    workoutName: varchar({ length: 160 }).notNull(),
    note: text(),
    version: rowVersion(),
    createdAt: createdAt(),
  },
  (table) => [
    index('logged_workouts_newest_idx').on(table.clientId, table.date, table.id),
    uniqueIndex('logged_workouts_scheduled_key').on(table.scheduledWorkoutId),
    index('logged_workouts_recorded_by_idx').on(table.recordedBy),
  ],
);

export const loggedExercises = pgTable(
  'logged_exercises',
  {
    id: identity(),
    loggedWorkoutId: integer()
      .notNull()
      .references(() => loggedWorkouts.id, { onDelete: 'cascade' }),
    exerciseId: integer().references(() => exercises.id, { onDelete: 'set null' }),
    /** Of the item in the workout; the item may have another key or be deleted since. */
    itemKey: varchar({ length: 40 }).notNull(),
    ordinal: integer().notNull(),
    name: varchar({ length: 160 }).notNull(),
    isDone: boolean().notNull(),
    note: text(),
  },
  (table) => [
    index('logged_exercises_workout_idx').on(table.loggedWorkoutId),
    index('logged_exercises_exercise_idx').on(table.exerciseId),
  ],
);

/** Weight in pounds, as in the dose. */
export const loggedSets = pgTable(
  'logged_sets',
  {
    loggedExerciseId: integer()
      .notNull()
      .references(() => loggedExercises.id, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    reps: integer(),
    weight: real(),
    durSeconds: integer(),
    distance: real(),
    distanceUnits: distanceUnits().notNull(),
    effort: smallint(),
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.loggedExerciseId, table.number] }),
    check('logged_sets_effort', sql`${table.effort} between 1 and 10`),
  ],
);
