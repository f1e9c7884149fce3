import { endpoint } from '../endpoint';
import { exerciseSources } from './exercises';
import { uploadedMediaSchema } from './media';
import {
  calendarDate,
  dbId,
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
import { LONGEST_WORKOUT_NAME, workoutSectionSchema, workoutSectionsInput } from './workoutContent';
import * as z from '@formline/shared/contracts/schema';

export const LONGEST_DESCRIPTION = 5000;

export const workoutSummarySchema = z.object({
  id: dbId,
  key: z.string(),
  name: z.string(),
  description: z.string(),
  exercise_count: z.int(),
  total_dur_seconds: z.int(),
  uploaded_media: z.nullable(uploadedMediaSchema),
  is_public: z.boolean(),
  owner_id: z.nullable(dbId),
  /** False for copies of schedules, which no list shows. */
  is_visible: z.boolean(),
  /** In lists: names of the own programs it is in. */
  program_names: z.optional(z.array(z.string())),
  version: z.int(),
});
export type WorkoutSummary = z.infer<typeof workoutSummarySchema>;

export const workoutSchema = z.object({
  ...workoutSummarySchema.shape,
  sections: z.array(workoutSectionSchema),
});
export type Workout = z.infer<typeof workoutSchema>;

const oneWorkout = z.object({ id: urlId });
const tag = 'Workouts';
const path = `/${API_VERSION}/api/${PRODUCT_SLUG}-workouts` as const;

export const readWorkout = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: "One workout with its sections: the provider's or the trainer's own",
  tag,
  access: 'trainer',
  resources: ['workouts'],
  params: oneWorkout,
  result: workoutSchema,
});

/** Absent: unchanged. Without a name it is named after the day. */
const workoutFields = {
  name: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_WORKOUT_NAME))),
  description: z.optional(z.string().check(z.maxLength(LONGEST_DESCRIPTION))),
  uploaded_media_id: z.optional(z.nullable(dbId)),
  sections: z.optional(workoutSectionsInput),
  date: z.optional(calendarDate),
};

export const createWorkout = endpoint({
  method: 'POST',
  path,
  summary: 'Makes an own workout; without sections it starts with the usual ones',
  tag,
  access: 'trainer',
  resources: ['workouts'],
  body: z.object(workoutFields),
  result: workoutSchema,
});

export const updateWorkout = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Changes an own workout: its sections as a whole, its name, description or video',
  tag,
  access: 'trainer',
  resources: ['workouts'],
  params: oneWorkout,
  body: z.object({ version: versionRead, ...workoutFields }),
  result: workoutSchema,
});

const workoutSearch = z.object({
  page: z.withDefault(pageNumber, 1),
  size: z.withDefault(pageSize, 100),
  search: z.optional(searchText),
  workoutFilter: wordList(exerciseSources),
  /** The provider's. Without this and the next: both. */
  getPublic: z.optional(urlBoolean),
  getPrivate: z.optional(urlBoolean),
  sortField: z.withDefault(z.enum(['name', 'created_at']), 'name'),
  sortOrder: z.withDefault(z.enum(['asc', 'desc']), 'asc'),
});

const workoutPage = z.object({
  workouts: z.array(workoutSummarySchema),
  /** Null on the last page. */
  nextPage: z.nullable(z.int()),
  total: listTotal,
});

export const findWorkouts = endpoint({
  method: 'GET',
  path,
  summary: "Workouts of the library, page by page: the provider's, own ones or both",
  tag,
  access: 'trainer',
  resources: ['workouts'],
  query: workoutSearch,
  result: workoutPage,
});

const MOST_EXCLUDED = 500;

export const findOtherWorkouts = endpoint({
  method: 'POST',
  path: `${path}/get`,
  summary: 'Workouts of the library beside those named',
  tag,
  access: 'trainer',
  resources: ['workouts'],
  effect: 'reads',
  query: workoutSearch,
  body: z.object({
    excludeIds: z.withDefault(
      z
        .array(dbId, "Invalid parameter 'excludeIds' passed. Expecting an array of workout ids.")
        .check(z.maxLength(MOST_EXCLUDED)),
      [],
    ),
    /** `true` leaves out what is in an own program. */
    outsidePrograms: z.withDefault(z.boolean(), false),
  }),
  result: workoutPage,
});

const MOST_WORKOUTS_AT_ONCE = 60;

export const readWorkouts = endpoint({
  method: 'POST',
  path: `${path}/get/batch`,
  summary: 'Some workouts whole, in the order in which they are named',
  tag,
  access: 'trainer',
  resources: ['workouts'],
  effect: 'reads',
  body: z.object({
    workoutIds: z.withDefault(z.array(dbId).check(z.maxLength(MOST_WORKOUTS_AT_ONCE)), []),
  }),
  result: z.object({ workouts: z.array(workoutSchema), nextPage: z.literal(null) }),
});

export const listWorkoutFilters = endpoint({
  method: 'GET',
  path: `${path}/filters`,
  summary: 'Authors by whom workouts can be filtered',
  tag,
  access: 'signed-in',
  resources: ['catalogues'],
  result: z.array(z.object({ filter_value: z.enum(exerciseSources), display_value: z.string() })),
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Takes an own workout out of the library; programs and calendars that hold it keep it',
  tag,
  access: 'trainer',
  resources: ['workouts'],
  params: oneWorkout,
  result: z.object({ id: dbId }),
});

export const copyWorkout = endpoint({
  method: 'POST',
  path: `${path}/:id/copy`,
  summary: "Copies a workout, the provider's or an own one, to the trainer's own",
  tag,
  access: 'trainer',
  resources: ['workouts'],
  params: oneWorkout,
  result: workoutSchema,
});
