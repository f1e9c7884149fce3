import { endpoint } from '../endpoint';
import { dbId, instant, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const MOST_GRAMS = 2000;
export const MOST_CALORIES = 20_000;
const grams = z.number().check(z.gte(0), z.lte(MOST_GRAMS));

/** A day's targets. */
export const nutritionSchema = z.object({
  id: dbId,
  /** Grams, like carbohydrates and fat. */
  protein: z.number(),
  carbohydrates: z.number(),
  fat: z.number(),
  calories: z.int(),
  assignedTime: instant,
  /** A server from before targets could be edited sends none. */
  version: z.withDefault(z.int(), 1),
});
export type Nutrition = z.infer<typeof nutritionSchema>;

const targets = {
  protein: grams,
  carbohydrates: grams,
  fat: grams,
  /** Absent: calculated from the grams. */
  calories: z.optional(z.int().check(z.gte(0), z.lte(MOST_CALORIES))),
};

const ofClient = {
  tag: 'Dashboard',
  access: 'trainer-or-client',
  resources: ['nutrition'],
  path: `/${API_VERSION}/api/users/:id/nutrition`,
  params: z.object({ id: urlId }),
} as const;

const ofOne = {
  ...ofClient,
  path: `/${API_VERSION}/api/users/:id/nutrition/:nutritionId`,
  params: z.object({ id: urlId, nutritionId: urlId }),
} as const;

export const readLatestNutrition = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/nutrition/latest`,
  summary: 'What a client is to eat in a day, as it was assigned last',
  /** Null while nothing was assigned. */
  result: z.nullable(nutritionSchema),
});

export const listNutrition = endpoint({
  ...ofClient,
  method: 'GET',
  summary: 'What a client was to eat in a day, the newest first; at most the last 5,000',
  result: z.array(nutritionSchema),
});

export const assignNutrition = endpoint({
  ...ofClient,
  method: 'POST',
  summary: 'Assigns what a client is to eat in a day',
  body: z.object(targets),
  result: nutritionSchema,
});

export const updateNutrition = endpoint({
  ...ofOne,
  method: 'PUT',
  summary: 'Corrects what was assigned; its time stays',
  body: z.object({ ...targets, version: versionRead }),
  result: nutritionSchema,
});

export const deleteNutrition = endpoint({
  ...ofOne,
  method: 'DELETE',
  summary: 'Removes what was assigned; the one before it counts again',
  result: z.object({ id: dbId }),
});

export const restoreNutrition = endpoint({
  ...ofOne,
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/nutrition/:nutritionId/restore`,
  summary: 'Brings back an assignment that was removed within a day, exactly as it was',
  result: nutritionSchema,
});

export const nutritionEndpoints = {
  readLatestNutrition,
  listNutrition,
  assignNutrition,
  updateNutrition,
  deleteNutrition,
  restoreNutrition,
};
