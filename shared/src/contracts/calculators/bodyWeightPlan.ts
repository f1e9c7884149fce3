import {
  ageFrom,
  bodyHeight,
  bodyWeight,
  calculatorContract,
  lengthUnit,
  sexReferenceSchema,
  weightUnit,
} from './calculatorContract';
import { dbId, integerWithin, type Limits, numberWithin } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

/** At 10/9 and below activity would cost less than nothing. */
export const PAL_LIMITS: Limits = { from: 1.2, to: 2.5 };
/** The model is for adults only. */
export const PLAN_YOUNGEST_AGE = 18;
/** From a week to five years. */
export const PLAN_DAYS_LIMITS: Limits = { from: 7, to: 1825 };
/** Percent. */
export const ACTIVITY_CHANGE_LIMITS: Limits = { from: -50, to: 100 };
export const MEASURED_FAT_LIMITS: Limits = { from: 2, to: 70 };
export const MACRO_LIMITS: Limits = { from: 0, to: 100 };

const percent = integerWithin(MACRO_LIMITS);
const grams = z.int();

export const bodyWeightPlanInputSchema = z.object({
  sex: sexReferenceSchema,
  age: ageFrom(PLAN_YOUNGEST_AGE),
  height: bodyHeight,
  unit_height: lengthUnit,
  weight: bodyWeight,
  goal_weight: bodyWeight,
  unit_weight: weightUnit,
  days: integerWithin(PLAN_DAYS_LIMITS),
  activity_level_id: dbId,
  /** Total by resting energy use; absent: that of the activity level. */
  physical_activity_level: z.optional(numberWithin(PAL_LIMITS)),
  activity_change: z.withDefault(numberWithin(ACTIVITY_CHANGE_LIMITS), 0),
  /** Measured; absent: estimated. */
  body_fat_percentage: z.optional(numberWithin(MEASURED_FAT_LIMITS)),
  /** Parts of the intake in percent, together 100. */
  macros: z.optional(z.object({ protein: percent, carbohydrates: percent, fat: percent })),
  /** A plan below the lowest advised intake is refused when false; builds without the question do not send it. */
  low_intake_confirmed: z.optional(z.boolean()),
});
export type BodyWeightPlanInput = z.output<typeof bodyWeightPlanInputSchema>;

/** kcal a day. */
export const bodyWeightPlanResultSchema = z.object({
  calories_keep_now: z.int(),
  calories_reach_goal: z.int(),
  calories_keep_goal: z.int(),
  /** Grams a day on the way to the goal. */
  protein: grams,
  carbohydrates: grams,
  fat: grams,
  bmi_now: z.number(),
  bmi_goal: z.number(),
  body_fat_percentage: z.number(),
  physical_activity_level: z.number(),
  /** Each seventh day and the last, in the unit of the input. */
  weights: z.array(z.object({ day: z.int(), weight: z.number() })),
  warnings: z.array(z.enum(['below_1000_kcal', 'goal_underweight', 'unusual_activity_level'])),
});
export type BodyWeightPlanResult = z.output<typeof bodyWeightPlanResultSchema>;

/** Saving a client's plan also sets the client's activity level and nutrition. */
export const bodyWeightPlanContract = calculatorContract({
  kind: 'bodyWeightPlan',
  wireKind: 'body-weight-plan',
  name: 'body weight plan',
  nameWithArticle: 'a body weight plan',
  input: bodyWeightPlanInputSchema,
  result: bodyWeightPlanResultSchema,
  current: 'current-plan',
  pageSize: 20,
});
export type SavedBodyWeightPlan = z.output<typeof bodyWeightPlanContract.saved>;
