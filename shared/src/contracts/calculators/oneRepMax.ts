import { calculatorContract, weightUnit } from './calculatorContract';
import { integerWithin, type Limits, numberWithin, text } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

export const LOAD_LIMITS: Limits = { from: 0.5, to: 2000 };
/** Repetitions to failure. At 37 Brzycki divides by zero, at 38 Lander. */
export const REPS_LIMITS: Limits = { from: 1, to: 36 };
export const LONGEST_EXERCISE_NAME = 160;

export const oneRepMaxInputSchema = z.object({
  weight: numberWithin(LOAD_LIMITS),
  unit_weight: weightUnit,
  reps: integerWithin(REPS_LIMITS),
  exercise_name: z.optional(text(LONGEST_EXERCISE_NAME)),
});
export type OneRepMaxInput = z.output<typeof oneRepMaxInputSchema>;

const estimates = z.object({
  epley: z.number(),
  brzycki: z.number(),
  lombardi: z.number(),
  mayhew: z.number(),
  oconner: z.number(),
  wathan: z.number(),
  lander: z.number(),
});
const formula = z.keyof(estimates);
export type OneRepMaxFormula = z.output<typeof formula>;

/** In the unit of the input. */
export const oneRepMaxResultSchema = z.object({
  lowest: z.number(),
  highest: z.number(),
  estimates,
  /** `many_reps`: beyond 10 repetitions every formula degrades. */
  warnings: z.array(z.enum(['many_reps'])),
  /** Formulas whose range the repetitions exceed; absent in results of the first version. */
  left_out: z.optional(z.array(formula)),
});
export type OneRepMaxResult = z.output<typeof oneRepMaxResultSchema>;

export const oneRepMaxContract = calculatorContract({
  kind: 'oneRepMax',
  wireKind: 'one-rm',
  name: 'one-rep max',
  nameWithArticle: 'a one-rep max',
  input: oneRepMaxInputSchema,
  result: oneRepMaxResultSchema,
  pageSize: 20,
});
export type SavedOneRepMax = z.output<typeof oneRepMaxContract.saved>;
