import { calculatorReads, calculatorSave, weightUnit } from './calculators';
import { text } from './primitives';
import * as z from '@formline/shared/contracts/schema';

export const oneRmInputSchema = z.object({
  /** Load lifted, in `unit_weight`. */
  weight: z.number().check(z.gte(0.5), z.lte(2000)),
  unit_weight: weightUnit,
  /** Repetitions to failure. Formulas break at 37. */
  reps: z.int().check(z.gte(1), z.lte(36)),
  exercise_name: z.optional(text(160)),
});
export type OneRmInput = z.output<typeof oneRmInputSchema>;

/** Loads in the unit of the input. */
export const oneRmResultSchema = z.object({
  lowest: z.number(),
  highest: z.number(),
  estimates: z.object({
    epley: z.number(),
    brzycki: z.number(),
    lombardi: z.number(),
    mayhew: z.number(),
    oconner: z.number(),
    wathan: z.number(),
    lander: z.number(),
  }),
  /** `many_reps`: beyond 10 repetitions every formula degrades. */
  warnings: z.array(z.enum(['many_reps'])),
});
export type OneRmResult = z.output<typeof oneRmResultSchema>;

const reads = calculatorReads(
  { word: 'one-rm', name: 'one-rep max', input: oneRmInputSchema, result: oneRmResultSchema },
  { size: 20 },
);
export const saveOneRm = calculatorSave(reads, 'a one-rep max', oneRmInputSchema);
export const readCurrentOneRm = reads.readCurrent;
export const listOneRmHistory = reads.listHistory;
