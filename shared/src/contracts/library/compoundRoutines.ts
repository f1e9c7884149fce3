import { endpoint } from '../endpoint';
import { exerciseSchema } from './exercises';
import {
  dbId,
  listTotal,
  pageNumber,
  pageSize,
  searchText,
  urlBoolean,
  urlId,
  versionRead,
} from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const path = `/${API_VERSION}/api/compound-routines`;

export const routineTypes = ['super_set', 'circuit'] as const;
export const routineTypeSchema = z.enum(routineTypes);
export type RoutineType = z.infer<typeof routineTypeSchema>;

export const compoundRoutineSchema = z.object({
  id: dbId,
  compound_routine_id: dbId,
  title: z.string(),
  routine_type: routineTypeSchema,
  /** Repetitions of a superset, rounds of a circuit. */
  reps: z.int(),
  /** Seconds after each round of a circuit; null for a superset. */
  rest: z.nullable(z.int()),
  is_favorite: z.boolean(),
  /** In order, from 0. */
  compound_routine_exercises: z.array(
    z.object({ ordinal: z.int(), compound_routine_id: dbId, exercise: exerciseSchema }),
  ),
  version: z.int(),
});
export type CompoundRoutine = z.infer<typeof compoundRoutineSchema>;

export const findCompoundRoutines = endpoint({
  method: 'GET',
  path,
  summary: "The trainer's supersets and circuits, page by page",
  tag: 'Supersets and circuits',
  access: 'trainer',
  resources: ['routines'],
  query: z.object({
    page: z.withDefault(pageNumber, 1),
    size: z.withDefault(pageSize, 20),
    search: z.optional(searchText),
    routine_type: z.optional(routineTypeSchema),
    /** `false` finds all others. */
    is_favorite: z.optional(urlBoolean),
  }),
  result: z.object({
    compoundRoutines: z.array(compoundRoutineSchema),
    hasMore: z.boolean(),
    total: listTotal,
  }),
});

export const readCompoundRoutine = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One superset or circuit',
  tag: 'Supersets and circuits',
  access: 'trainer',
  resources: ['routines'],
  params: z.object({ id: urlId }),
  result: compoundRoutineSchema,
});

/** Only a wire bound; the limits are in `domain/training/compoundRoutine`. */
const MOST = 1_000_000;
const MOST_LISTED = 200;

const compoundRoutineForm = {
  title: z.string().check(z.maxLength(400)),
  reps: z.int().check(z.gte(0), z.lte(MOST)),
  routine_type: routineTypeSchema,
  exercises: z
    .array(z.object({ exercise_id: dbId, ordinal: z.int().check(z.gte(0), z.lte(MOST)) }))
    .check(z.maxLength(MOST_LISTED)),
  rest: z.withDefault(z.nullable(z.int().check(z.gte(0), z.lte(MOST))), null),
};

export const createCompoundRoutine = endpoint({
  method: 'POST',
  path,
  summary: 'Makes a superset or circuit',
  tag: 'Supersets and circuits',
  access: 'trainer',
  resources: ['routines'],
  body: z.object(compoundRoutineForm),
  result: compoundRoutineSchema,
});

export const updateCompoundRoutine = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Changes a superset or circuit; workouts that hold a copy of it stay as they are',
  tag: 'Supersets and circuits',
  access: 'trainer',
  resources: ['routines'],
  params: z.object({ id: urlId }),
  body: z.object({ ...compoundRoutineForm, compound_routine_id: z.optional(dbId), version: versionRead }),
  result: compoundRoutineSchema,
});

export const deleteCompoundRoutine = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Takes a superset or circuit out of the library; workouts that hold a copy of it keep it',
  tag: 'Supersets and circuits',
  access: 'trainer',
  resources: ['routines'],
  params: z.object({ id: urlId }),
  result: z.object({ id: dbId }),
});

export const toggleFavoriteCompoundRoutine = endpoint({
  method: 'GET',
  effect: 'changes',
  path: `${path}/favorite/:id`,
  summary: 'Makes a superset or circuit a favourite, or a favourite none any more',
  tag: 'Supersets and circuits',
  access: 'trainer',
  resources: ['routines'],
  params: z.object({ id: urlId }),
  query: z.object({ routine_type: routineTypeSchema }),
  result: z.object({ is_favorite: z.boolean() }),
});
