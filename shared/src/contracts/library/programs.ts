import { programCategorySchema } from './catalogues';
import { DAYS_OF_WEEK } from '../scheduling/daysOfWeek';
import { endpoint } from '../endpoint';
import {
  calendarDate,
  dbId,
  idList,
  listTotal,
  pageNumber,
  pageSize,
  searchText,
  urlBoolean,
  urlId,
  versionRead,
  wordList,
} from '../primitives';
import { API_VERSION, PRODUCT_SLUG } from '../product';
import { weekChangesSchema, weekCountSchema } from './weekChanges';
import { workoutSummarySchema } from './workouts';
import * as z from '@formline/shared/contracts/schema';

export const LONGEST_PROGRAM_NAME = 160;
export const LONGEST_PROGRAM_DESCRIPTION = 5000;
export const MOST_WORKOUTS_OF_PROGRAM = 60;

const LIBRARY_PROGRAM_ID = `${PRODUCT_SLUG}_program_id` as const;

export const programSources = ['trainerOwned', `${PRODUCT_SLUG}Owned`] as const;

const daysOfWeekSchema = z.array(z.enum(DAYS_OF_WEEK)).check(z.maxLength(DAYS_OF_WEEK.length));

export const programWorkoutSchema = z.object({
  ...workoutSummarySchema.shape,
  days_of_week: daysOfWeekSchema,
  /** What is different in some weeks; absent: nothing. */
  week_changes: z.optional(weekChangesSchema),
});
export type ProgramWorkout = z.infer<typeof programWorkoutSchema>;

export const programSummarySchema = z.object({
  id: dbId,
  [LIBRARY_PROGRAM_ID]: dbId,
  name: z.string(),
  description: z.string(),
  program_category: programCategorySchema,
  workout_count: z.int(),
  owner_id: z.nullable(dbId),
  editable: z.boolean(),
  version: z.int(),
});
export type ProgramSummary = z.infer<typeof programSummarySchema>;

export const programSchema = z.object({
  ...programSummarySchema.shape,
  workouts: z.array(programWorkoutSchema),
  /** Absent: not planned over weeks. */
  week_count: z.optional(weekCountSchema),
  /** Of all workouts; absent: none. */
  week_changes: z.optional(weekChangesSchema),
  /** Copies for this program that no other program or calendar uses. */
  unused_copy_ids: z.optional(z.array(dbId)),
});
export type Program = z.infer<typeof programSchema>;

const oneProgram = z.object({ id: urlId });
const tag = 'Programs';
const path = `/${API_VERSION}/api/${PRODUCT_SLUG}-programs` as const;

export const findPrograms = endpoint({
  method: 'GET',
  path,
  summary: "Programs of the library, page by page: the provider's, own ones or both",
  tag,
  access: 'trainer',
  resources: ['programs'],
  query: z.object({
    page: z.withDefault(pageNumber, 1),
    size: z.withDefault(pageSize, 20),
    programSources: wordList(programSources),
    search: z.optional(searchText),
    categoryIds: idList,
    sortField: z.withDefault(z.enum(['name', 'created_at']), 'name'),
    sortOrder: z.withDefault(z.enum(['asc', 'desc']), 'asc'),
  }),
  result: z.object({
    programs: z.array(programSummarySchema),
    nextPage: z.nullable(z.int()),
    total: listTotal,
  }),
});

export const readProgram = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: "One program with its workouts: the provider's or the trainer's own",
  tag,
  access: 'trainer',
  resources: ['programs'],
  params: oneProgram,
  result: programSchema,
});

const programFields = {
  name: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_PROGRAM_NAME))),
  description: z.optional(z.string().check(z.maxLength(LONGEST_PROGRAM_DESCRIPTION))),
  program_category_id: z.optional(dbId),
  /** In order; workouts that were there before have their `key`. */
  workouts: z.optional(
    z
      .array(
        z.object({
          id: dbId,
          key: z.optional(z.string().check(z.maxLength(40))),
          days_of_week: z.withDefault(daysOfWeekSchema, []),
          week_changes: z.withDefault(weekChangesSchema, []),
        }),
      )
      .check(z.maxLength(MOST_WORKOUTS_OF_PROGRAM)),
  ),
  /** Null: not planned over weeks any more. */
  week_count: z.optional(z.nullable(weekCountSchema)),
  week_changes: z.optional(weekChangesSchema),
};

export const createProgram = endpoint({
  method: 'POST',
  path,
  summary:
    'Makes an own program; without a name it is named after the moment, without a category it is General Fitness',
  tag,
  access: 'trainer',
  resources: ['programs'],
  body: z.object({
    ...programFields,
    /** In the trainer's zone; absent: in UTC. */
    date: z.optional(calendarDate),
    /** In the trainer's zone, `hh:mm:ss`. */
    time: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/))),
  }),
  result: programSchema,
});

export const updateProgram = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Changes an own program: its workouts as a whole, its name, description or category',
  tag,
  access: 'trainer',
  resources: ['programs'],
  params: oneProgram,
  body: z.object({ version: versionRead, ...programFields }),
  result: programSchema,
});

export const deleteProgram = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary:
    'Takes an own program out of the library; what was scheduled from it stays, and its workouts unless asked otherwise',
  tag,
  access: 'trainer',
  resources: ['programs', 'workouts'],
  params: oneProgram,
  query: z.object({
    /** Also deletes the workouts that `unused_copy_ids` names by then; absent: all workouts stay. */
    with_unused_copies: z.optional(urlBoolean),
  }),
  result: z.object({ id: dbId }),
});

const duplicating = {
  summary: "Copies a program with its workouts, the provider's or an own one, to the trainer's own",
  tag,
  access: 'trainer',
  resources: ['programs', 'workouts'],
  params: oneProgram,
  result: programSchema,
} as const;

/** A GET by the mobile API's tradition that changes something. */
export const duplicateProgram = endpoint({
  ...duplicating,
  method: 'GET',
  path: `${path}/:id/duplicate`,
  effect: 'changes',
});

export const copyProgram = endpoint({ ...duplicating, method: 'POST', path: `${path}/:id/copy` });
