import { routineTypes } from './compoundRoutines';
import { exerciseDoseInputSchema, exerciseDoseSchema } from './exerciseDose';
import { exerciseSchema } from './exercises';
import { dbId } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

export const MOST_SECTIONS = 20;
export const MOST_IN_SECTION = 60;
export const MOST_IN_ROUTINE = 30;
export const MOST_EXERCISES_OF_WORKOUT = 150;

export const LONGEST_WORKOUT_NAME = 160;
export const LONGEST_SECTION_NAME = 80;

/** An exercise of the library with its dose; `id` is the exercise's. */
export const workoutExerciseSchema = z.object({
  ...exerciseSchema.shape,
  ...exerciseDoseSchema.shape,
  /** Identifies the position; saving keeps it. */
  key: z.string(),
  routine_type: z.literal(null),
  muscle_group_ids: z.array(dbId),
  fitness_component_ids: z.array(dbId),
  original_exercise_id: z.nullable(dbId),
  swapped_original_exercise: z.nullable(exerciseSchema),
  /** May be replaced by a harder or an easier one. */
  progression_enabled: z.boolean(),
  regression_enabled: z.boolean(),
});
export type WorkoutExercise = z.infer<typeof workoutExerciseSchema>;

/** A copy, so that changes in the library do not reach it. */
export const workoutRoutineSchema = z.object({
  id: dbId,
  key: z.string(),
  routine_type: z.enum(routineTypes),
  compound_routine_id: z.nullable(dbId),
  title: z.string(),
  /** Position in the section, from 0. */
  ordinal: z.int(),
  reps: z.int(),
  rest: z.nullable(z.int()),
  compound_routine_exercises: z.array(
    z.object({
      ordinal: z.int(),
      compound_routine_id: z.nullable(dbId),
      exercise: workoutExerciseSchema,
    }),
  ),
});
export type WorkoutRoutine = z.infer<typeof workoutRoutineSchema>;

export const workoutSectionSchema = z.object({
  id: dbId,
  name: z.string(),
  exercises: z.array(z.discriminatedUnion('routine_type', [workoutRoutineSchema, workoutExerciseSchema])),
});
export type WorkoutSection = z.infer<typeof workoutSectionSchema>;

const itemKey = z.optional(z.string().check(z.maxLength(40)));

const exerciseInput = z.object({
  ...exerciseDoseInputSchema.shape,
  id: dbId,
  key: itemKey,
  routine_type: z.optional(z.literal(null)),
  original_exercise_id: z.withDefault(z.nullable(dbId), null),
  /** `false` forbids the variants. */
  progression_enabled: z.withDefault(z.boolean(), true),
  regression_enabled: z.withDefault(z.boolean(), true),
});

const routineInput = z.object({
  key: itemKey,
  routine_type: z.enum(routineTypes),
  compound_routine_id: z.withDefault(z.nullable(dbId), null),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
  reps: z.int().check(z.gte(1), z.lte(99)),
  rest: z.withDefault(z.nullable(z.int().check(z.gte(0), z.lte(5999))), null),
  compound_routine_exercises: z
    .array(z.object({ exercise: exerciseInput }))
    .check(z.minLength(1), z.maxLength(MOST_IN_ROUTINE)),
});

/** All sections; what was read can be sent back. Known keys and ids stay, everything else is new. */
export const workoutSectionsInput = z
  .array(
    z.object({
      id: z.optional(dbId),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_SECTION_NAME)),
      exercises: z
        .array(z.discriminatedUnion('routine_type', [routineInput, exerciseInput]))
        .check(z.maxLength(MOST_IN_SECTION)),
    }),
  )
  .check(z.maxLength(MOST_SECTIONS));
export type WorkoutSectionsInput = z.output<typeof workoutSectionsInput>;
