import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { compoundRoutines, routineTypeEnum } from './compoundRoutines';
import { exercises } from './exercises';
import { uploadedMedia } from './media';
import { users } from './users';

/** Sections a new workout starts with. */
export const defaultWorkoutSections = pgTable('default_workout_sections', {
  id: identity(),
  name: varchar({ length: 80 }).notNull().unique(),
  ordinal: integer().notNull(),
});

/**
 * A workout. Without an owner it is the provider's own. One that `isScheduleCopy` is a copy that only schedules use:
 * what a client was given stays as it was given when the library's workout changes, and can be changed for that client
 * alone. A copy is made when it is needed: before the library's workout is edited while schedules still use it, and
 * before one schedule's workout is edited.
 */
export const workouts = pgTable(
  'workouts',
  {
    id: identity(),
    ownerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: 160 }).notNull(),
    searchName: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_form(${workouts.name}::text)`),
    description: text().notNull().default(''),
    isPublic: boolean().notNull().default(false),
    isScheduleCopy: boolean().notNull().default(false),
    /** The video of a video workout. */
    uploadedMediaId: integer().references(() => uploadedMedia.id, { onDelete: 'set null' }),
    version: rowVersion(),
    /** Kept beside the workout so that lists need not add up its exercises. */
    totalDurSeconds: integer().notNull().default(0),
    exerciseCount: integer().notNull().default(0),
    createdAt: createdAt(),
    deletedAt: momentOf(),
  },
  (table) => [
    index('workouts_search_idx').using('gin', table.searchName.op('gin_trgm_ops')),
    index('workouts_owner_idx').on(table.ownerId),
    index('workouts_media_idx').on(table.uploadedMediaId),
  ],
);

export const workoutSections = pgTable(
  'workout_sections',
  {
    id: identity(),
    workoutId: integer()
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    name: varchar({ length: 80 }).notNull(),
    ordinal: integer().notNull(),
  },
  (table) => [index('workout_sections_workout_idx').on(table.workoutId)],
);

/**
 * A superset or circuit placed into a section: a copy of the library's, so that later changes there do not reach it.
 * Its place among the section's exercises is `ordinal`; its own exercises stand in `workout_exercises`.
 */
export const workoutRoutines = pgTable(
  'workout_routines',
  {
    id: identity(),
    sectionId: integer()
      .notNull()
      .references(() => workoutSections.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    /** The one of the library it was made from. */
    compoundRoutineId: integer().references(() => compoundRoutines.id, { onDelete: 'set null' }),
    title: varchar({ length: 160 }).notNull(),
    routineType: routineTypeEnum().notNull(),
    /** Repetitions of a superset, rounds of a circuit. */
    reps: smallint().notNull(),
    /** A circuit's rest between rounds. */
    restSeconds: integer(),
  },
  (table) => [
    index('workout_routines_section_idx').on(table.sectionId),
    index('workout_routines_compound_idx').on(table.compoundRoutineId),
  ],
);

/** An exercise placed into a section, with its dose. */
export const workoutExercises = pgTable(
  'workout_exercises',
  {
    id: identity(),
    sectionId: integer()
      .notNull()
      .references(() => workoutSections.id, { onDelete: 'cascade' }),
    /** The superset or circuit it belongs to; `ordinal` is then its place in there. */
    routineId: integer().references(() => workoutRoutines.id, { onDelete: 'cascade' }),
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id),
    /** What stood here before it was swapped for a progression or regression. */
    originalExerciseId: integer().references(() => exercises.id),
    /** Whoever does it here is to stay with it, although there are harder or easier ones. */
    isProgressionOff: boolean().notNull().default(false),
    isRegressionOff: boolean().notNull().default(false),
    ordinal: integer().notNull(),
    sets: smallint().notNull().default(1),
    reps: integer(),
    durSeconds: integer(),
    distance: real(),
    distanceUnits: varchar({ length: 6, enum: ['miles', 'yards', 'meters'] }),
    /** Pounds. */
    weight: real(),
    pace: real(),
    paceUnits: varchar({ length: 5, enum: ['mph', 'rpm', 'watts'] }),
    /** 1 slow, 2 medium, 3 fast, 4 explosive. */
    tempo: smallint(),
    restSeconds: integer().notNull().default(0),
    restTempo: smallint().notNull().default(0),
    exerciseSides: varchar({ length: 10, enum: ['right_only', 'left_only', 'alternate', 'each_side'] })
      .notNull()
      .default('alternate'),
    notes: text(),
  },
  (table) => [
    index('workout_exercises_section_idx').on(table.sectionId),
    index('workout_exercises_exercise_idx').on(table.exerciseId),
    index('workout_exercises_routine_idx').on(table.routineId),
    check('workout_exercises_tempo', sql`${table.tempo} between 1 and 4`),
  ],
);

export const programCategories = pgTable('program_categories', {
  id: identity(),
  label: varchar({ length: 60 }).notNull().unique(),
  ordinal: integer().notNull(),
});

/** A program of the library; without an owner it is the provider's own. */
export const programs = pgTable(
  'programs',
  {
    id: identity(),
    ownerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => programCategories.id),
    name: varchar({ length: 160 }).notNull(),
    searchName: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`search_form(${programs.name}::text)`),
    description: text().notNull().default(''),
    /** The program this one was copied from, so that a request sent twice makes one copy. */
    copiedFromId: integer().references((): AnyPgColumn => programs.id, { onDelete: 'set null' }),
    version: rowVersion(),
    createdAt: createdAt(),
    deletedAt: momentOf(),
  },
  (table) => [
    index('programs_search_idx').using('gin', table.searchName.op('gin_trgm_ops')),
    index('programs_owner_idx').on(table.ownerId),
    index('programs_copied_from_idx').on(table.copiedFromId),
  ],
);

export const programWorkouts = pgTable(
  'program_workouts',
  {
    id: identity(),
    programId: integer()
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    workoutId: integer()
      .notNull()
      .references(() => workouts.id),
    ordinal: integer().notNull(),
    /** 0 Sunday to 6 Saturday. */
    daysOfWeek: smallint().array().notNull(),
  },
  (table) => [
    index('program_workouts_program_idx').on(table.programId),
    index('program_workouts_workout_idx').on(table.workoutId),
  ],
);
