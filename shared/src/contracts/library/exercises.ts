import { endpoint } from '../endpoint';
import { suggestedDoseSchema } from './exerciseDose';
import {
  dbId,
  idList,
  listTotal,
  pageNumber,
  pageSize,
  searchText,
  urlBoolean,
  urlId,
  wordList,
} from '../primitives';
import { API_VERSION, EXERCISES_API_VERSION, PRODUCT_SLUG } from '../product';
import * as z from '@formline/shared/contracts/schema';

/** Whose exercise it is: the trainer's own or the provider's. */
export const exerciseSources = ['trainer', PRODUCT_SLUG] as const;
export const exerciseSourceSchema = z.enum(exerciseSources);
export type ExerciseSource = z.infer<typeof exerciseSourceSchema>;

export const muscleGroupSchema = z.object({ id: dbId, name: z.string() });
export const fitnessComponentSchema = z.object({ id: dbId, name: z.string() });

/** An exercise of the library, with the dose it suggests. */
export const exerciseSchema = z.object({
  ...suggestedDoseSchema.shape,
  id: dbId,
  name: z.string(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  video_url: z.nullable(z.string()),
  is_favorite: z.boolean(),
  allow_unilateral: z.boolean(),
  muscle_groups: z.array(muscleGroupSchema),
  fitness_components: z.array(fitnessComponentSchema),
  exercise_source: exerciseSourceSchema,
  /** Null for the provider's own. */
  owner_id: z.nullable(dbId),
  /** Whether a harder one can take its place. */
  progression_enabled: z.boolean(),
  /** Whether an easier one can take its place. */
  regression_enabled: z.boolean(),
});
export type Exercise = z.infer<typeof exerciseSchema>;

export const adjustmentKinds = ['PROGRESSION', 'REGRESSION'] as const;
export const adjustmentKindSchema = z.enum(adjustmentKinds);

/** An exercise that is a harder (progression) or easier (regression) way of doing another, the primary one. */
export const exerciseAdjustmentSchema = z.object({
  primary_exercise_id: dbId,
  exerciseType: adjustmentKindSchema,
  exercise: exerciseSchema,
});

/** An exercise with what can take its place, nearest first. */
export const exerciseDetailsSchema = z.object({
  ...exerciseSchema.shape,
  progressions_regressions: z.array(exerciseAdjustmentSchema),
  version: z.int(),
});
export type ExerciseDetails = z.infer<typeof exerciseDetailsSchema>;

const findOfLibrary = {
  method: 'GET',
  summary: 'Exercises of the library, page by page',
  tag: 'Exercises',
  access: 'trainer',
  resources: ['exercises'],
  query: z.object({
    page: z.withDefault(pageNumber, 1),
    size: z.withDefault(pageSize, 20),
    /** Sources wanted; none named means both. */
    exercisesFilter: wordList(exerciseSources),
    search: z.optional(searchText),
    muscleGrpIds: idList,
    fitnessCompIds: idList,
    /** `true` finds the caller's favourites, `false` all others. */
    is_favorite: z.optional(urlBoolean),
    /** `true` puts all own exercises before all of the provider's; the order is that within each. */
    groupBySource: z.optional(urlBoolean),
    sortField: z.withDefault(z.enum(['name', 'created_at']), 'name'),
    sortOrder: z.withDefault(z.enum(['asc', 'desc']), 'asc'),
  }),
  result: z.object({
    exercises: z.array(exerciseSchema),
    /** Number of the next page, null on the last one. */
    nextPage: z.nullable(z.int()),
    total: listTotal,
  }),
} as const;

export const findExercises = endpoint({
  ...findOfLibrary,
  path: `/${EXERCISES_API_VERSION}/api/${PRODUCT_SLUG}-exercises`,
});

/** The same search under the version all other calls have. */
export const findExercisesOfCommonVersion = endpoint({
  ...findOfLibrary,
  path: `/${API_VERSION}/api/${PRODUCT_SLUG}-exercises`,
});

/** One choice of the filter menu. */
const filterOptionSchema = z.object({ filter_value: exerciseSourceSchema, display_value: z.string() });

const listFilters = {
  method: 'GET',
  summary: 'Sources by which exercises can be filtered',
  tag: 'Exercises',
  access: 'signed-in',
  resources: ['catalogues'],
  result: z.array(filterOptionSchema),
} as const;

export const listExerciseFilters = endpoint({
  ...listFilters,
  path: `/${EXERCISES_API_VERSION}/api/${PRODUCT_SLUG}-exercises/filters`,
});

/** The same list under the version all other calls have. */
export const listExerciseFiltersOfCommonVersion = endpoint({
  ...listFilters,
  path: `/${API_VERSION}/api/${PRODUCT_SLUG}-exercises/filters`,
});

const readOneExercise = {
  method: 'GET',
  summary: "One exercise: the provider's or the trainer's own",
  tag: 'Exercises',
  access: 'trainer',
  resources: ['exercises'],
  params: z.object({ id: urlId }),
  result: exerciseDetailsSchema,
} as const;

export const readExercise = endpoint({
  ...readOneExercise,
  path: `/${EXERCISES_API_VERSION}/api/${PRODUCT_SLUG}-exercises/:id`,
});

/** The same read under the version all other calls have. */
export const readExerciseOfCommonVersion = endpoint({
  ...readOneExercise,
  path: `/${API_VERSION}/api/${PRODUCT_SLUG}-exercises/:id`,
});

export const toggleFavoriteExercise = endpoint({
  method: 'PUT',
  path: `/${EXERCISES_API_VERSION}/api/${PRODUCT_SLUG}-exercises/favorite/:id`,
  summary: 'Makes an exercise a favourite, or a favourite none any more',
  tag: 'Exercises',
  access: 'trainer',
  resources: ['exercises'],
  params: z.object({ id: urlId }),
  result: z.object({ is_favorite: z.boolean() }),
});
