import type { WeekChange } from '@formline/shared/contracts/library/weekChanges';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, momentOf, rowVersion } from './columns';
import { compoundRoutines, routineTypeEnum } from './compoundRoutines';
import { distanceUnits, doseColumns, exercises, paceUnits } from './exercises';
import { uploadedMedia } from './media';
import { users } from './users';

export const defaultWorkoutSections = pgTable('default_workout_sections', {
  id: identity(),
  name: varchar({ length: 80 }).notNull().unique(),
  ordinal: integer().notNull(),
});

/** Null owner: the provider's. A schedule copy keeps what was assigned when the library's workout changes. */
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
    /** The program it was copied with, which can be deleted together with its unused copies. */
    copiedForProgramId: integer().references((): AnyPgColumn => programs.id, { onDelete: 'set null' }),
    uploadedMediaId: integer().references(() => uploadedMedia.id, { onDelete: 'set null' }),
    version: rowVersion(),
    /** Stored, so that lists need not add up the exercises. */
    totalDurSeconds: integer().notNull().default(0),
    exerciseCount: integer().notNull().default(0),
    createdAt: createdAt(),
    deletedAt: momentOf(),
  },
  (table) => [
    index('workouts_search_idx').using('gin', table.searchName.op('gin_trgm_ops')),
    index('workouts_owner_idx').on(table.ownerId),
    index('workouts_media_idx').on(table.uploadedMediaId),
    index('workouts_copied_for_program_idx').on(table.copiedForProgramId),
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

/** A copy of the library's, so that later changes do not affect it. `ordinal` counts in the section. */
export const workoutRoutines = pgTable(
  'workout_routines',
  {
    id: identity(),
    sectionId: integer()
      .notNull()
      .references(() => workoutSections.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    compoundRoutineId: integer().references(() => compoundRoutines.id, { onDelete: 'set null' }),
    title: varchar({ length: 160 }).notNull(),
    routineType: routineTypeEnum().notNull(),
    reps: smallint().notNull(),
    restSeconds: integer(),
  },
  (table) => [
    index('workout_routines_section_idx').on(table.sectionId),
    index('workout_routines_compound_idx').on(table.compoundRoutineId),
  ],
);

export const workoutExercises = pgTable(
  'workout_exercises',
  {
    id: identity(),
    sectionId: integer()
      .notNull()
      .references(() => workoutSections.id, { onDelete: 'cascade' }),
    /** If set, `ordinal` is the position within the superset or circuit. */
    routineId: integer().references(() => workoutRoutines.id, { onDelete: 'cascade' }),
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id),
    /** The exercise before it was replaced by a progression or regression. */
    originalExerciseId: integer().references(() => exercises.id),
    /** Progressions and regressions are turned off for this exercise. */
    isProgressionOff: boolean().notNull().default(false),
    isRegressionOff: boolean().notNull().default(false),
    ordinal: integer().notNull(),
    ...doseColumns(),
    sets: smallint().notNull().default(1),
    distanceUnits: distanceUnits(),
    paceUnits: paceUnits(),
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

const weekChanges = () => jsonb().$type<readonly WeekChange[]>().notNull().default([]);

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
    /** Null: not planned over weeks. */
    weekCount: smallint(),
    weekChanges: weekChanges(),
    /** Set so that a repeated request makes one copy. */
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
    daysOfWeek: smallint().array().notNull(),
    weekChanges: weekChanges(),
  },
  (table) => [
    index('program_workouts_program_idx').on(table.programId),
    index('program_workouts_workout_idx').on(table.workoutId),
  ],
);
