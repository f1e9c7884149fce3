import { endpoint } from '../endpoint';
import { dbId, instant, urlId } from '../primitives';
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
});
export type Nutrition = z.infer<typeof nutritionSchema>;

export const readLatestNutrition = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/nutrition/latest`,
  summary: 'What a client is to eat in a day, as it was assigned last',
  tag: 'Dashboard',
  access: 'trainer-or-client',
  resources: ['nutrition'],
  params: z.object({ id: urlId }),
  /** Null while nothing was assigned. */
  result: z.nullable(nutritionSchema),
});

export const assignNutrition = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/nutrition`,
  summary: 'Assigns what a client is to eat in a day',
  tag: 'Dashboard',
  access: 'trainer-or-client',
  resources: ['nutrition'],
  params: z.object({ id: urlId }),
  body: z.object({
    protein: grams,
    carbohydrates: grams,
    fat: grams,
    /** Absent: calculated from the grams. */
    calories: z.optional(z.int().check(z.gte(0), z.lte(MOST_CALORIES))),
  }),
  result: nutritionSchema,
});
