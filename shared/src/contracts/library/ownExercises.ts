import { endpoint } from '../endpoint';
import {
  DOSE_MOST,
  distanceUnitSchema,
  exerciseSidesSchema,
  paceUnitSchema,
  restTempoSchema,
  weightUnitSchema,
} from './exerciseDose';
import { adjustmentKindSchema, exerciseDetailsSchema } from './exercises';
import { dbId, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

const path = `/${API_VERSION}/api/trainers/exercises`;

/** A number, its digits, or nothing. */
const formFigure = z.withDefault(
  z.nullable(
    z.pipe(
      z.transform((value: number | string): unknown => {
        if (typeof value !== 'string') return value;
        if (value === '') return null;
        return /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : value;
      }),
      z.nullable(z.number().check(z.gte(0), z.lte(DOSE_MOST))),
    ),
  ),
  null,
);

/** URL of an uploaded file; empty or null for none. */
const mediaAddress = z.withDefault(z.nullable(z.string().check(z.maxLength(500))), null);

const MOST_TAGS = 60;
export const MOST_ADJUSTMENTS = 20;

/** The rules are in `domain/training/ownExercise`. */
const ownExerciseForm = {
  name: z.string().check(z.maxLength(400)),
  description: z.string().check(z.maxLength(10_000)),
  fitness_component_ids: z.withDefault(z.array(dbId).check(z.maxLength(MOST_TAGS)), []),
  muscle_group_ids: z.array(dbId).check(z.maxLength(MOST_TAGS)),
  allow_unilateral: z.withDefault(z.boolean(), false),
  imageUrl: mediaAddress,
  videoUrl: mediaAddress,
  sets: formFigure,
  reps: formFigure,
  durSeconds: formFigure,
  distance: formFigure,
  distance_units: z.withDefault(distanceUnitSchema, 'miles'),
  weight: formFigure,
  weightUnits: z.withDefault(weightUnitSchema, 'lb'),
  pace: formFigure,
  pace_units: z.withDefault(paceUnitSchema, 'mph'),
  tempo: formFigure,
  /** Seconds. */
  rest: formFigure,
  rest_tempo: z.withDefault(restTempoSchema, 0),
  exercise_sides: z.withDefault(exerciseSidesSchema, 'alternate'),
  /** Nearest first; absent: unchanged. */
  progressions_regressions: z.optional(
    z
      .array(z.object({ exercise_id: dbId, exerciseType: adjustmentKindSchema }))
      .check(z.maxLength(MOST_ADJUSTMENTS)),
  ),
};

export const readOwnExercise = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: "One of the trainer's own exercises",
  tag: 'Exercises',
  access: 'trainer',
  resources: ['exercises'],
  params: z.object({ id: urlId }),
  result: exerciseDetailsSchema,
});

export const createOwnExercise = endpoint({
  method: 'POST',
  path,
  summary: 'Makes an own exercise',
  tag: 'Exercises',
  access: 'trainer',
  resources: ['exercises'],
  body: z.object(ownExerciseForm),
  result: exerciseDetailsSchema,
});

export const updateOwnExercise = endpoint({
  method: 'PUT',
  path,
  summary: 'Changes an own exercise',
  tag: 'Exercises',
  access: 'trainer',
  resources: ['exercises'],
  body: z.object({ ...ownExerciseForm, id: dbId, version: versionRead }),
  result: exerciseDetailsSchema,
});

export const deleteOwnExercise = endpoint({
  method: 'DELETE',
  path,
  summary: 'Takes an own exercise out of the library; workouts that use it keep it',
  tag: 'Exercises',
  access: 'trainer',
  resources: ['exercises'],
  query: z.object({ id: urlId }),
  result: z.object({ id: dbId }),
});
