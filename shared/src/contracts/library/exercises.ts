import { endpoint } from '../endpoint';
import { suggestedDoseSchema } from './exerciseDose';
import {
  dbId,
  listTotal,
  pageNumber,
  pageSize,
  searchText,
  urlBoolean,
  urlId,
  wordList,
} from '../primitives';
import { API_VERSION, EXERCISES_API_VERSION, PRODUCT_SLUG } from '../product';
import { exerciseTagFields, exerciseTagFilters } from './exerciseTags';
import * as z from '@formline/shared/contracts/schema';

export const exerciseSources = ['trainer', PRODUCT_SLUG] as const;
export const exerciseSourceSchema = z.enum(exerciseSources);
export type ExerciseSource = z.infer<typeof exerciseSourceSchema>;

export const exerciseSchema = z.object({
  ...suggestedDoseSchema.shape,
  id: dbId,
  name: z.string(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  video_url: z.nullable(z.string()),
  is_favorite: z.boolean(),
  allow_unilateral: z.boolean(),
  ...exerciseTagFields,
  exercise_source: exerciseSourceSchema,
  /** Null for the provider's own. */
  owner_id: z.nullable(dbId),
  /** A harder one can replace it. */
  progression_enabled: z.boolean(),
  /** An easier one can replace it. */
  regression_enabled: z.boolean(),
});
export type Exercise = z.infer<typeof exerciseSchema>;

export const adjustmentKinds = ['PROGRESSION', 'REGRESSION'] as const;
export const adjustmentKindSchema = z.enum(adjustmentKinds);

/** A harder (progression) or easier (regression) variant of the primary exercise. */
export const exerciseAdjustmentSchema = z.object({
  primary_exercise_id: dbId,
  exerciseType: adjustmentKindSchema,
  exercise: exerciseSchema,
});

/** Variants are nearest first. */
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
    exercisesFilter: wordList(exerciseSources),
    search: z.optional(searchText),
    ...exerciseTagFilters,
    is_favorite: z.optional(urlBoolean),
    /** `true` lists own exercises first; the order is that within each. */
    groupBySource: z.optional(urlBoolean),
    sortField: z.withDefault(z.enum(['name', 'created_at']), 'name'),
    sortOrder: z.withDefault(z.enum(['asc', 'desc']), 'asc'),
  }),
  result: z.object({
    exercises: z.array(exerciseSchema),
    nextPage: z.nullable(z.int()),
    total: listTotal,
  }),
} as const;

export const findExercises = endpoint({
  ...findOfLibrary,
  path: `/${EXERCISES_API_VERSION}/api/${PRODUCT_SLUG}-exercises`,
});

export const findExercisesOfCommonVersion = endpoint({
  ...findOfLibrary,
  path: `/${API_VERSION}/api/${PRODUCT_SLUG}-exercises`,
});

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
