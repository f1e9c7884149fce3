import { ageFrom, calculatorReads, calculatorSave, sexReferenceSchema } from './calculators';
import * as z from '@formline/shared/contracts/schema';

export const maxHeartRateInputSchema = z.object({
  age: ageFrom(5),
  formula: z.withDefault(
    z.enum(['fox', 'tanaka', 'gellish', 'gellish_nonlinear', 'gulati', 'hunt']),
    'tanaka',
  ),
  /** Gulati's formula is one of women. */
  sex: z.optional(sexReferenceSchema),
  /** Beats a minute; given, the zones are those of the reserve (Karvonen). */
  resting_heart_rate: z.optional(z.int().check(z.gte(25), z.lte(150))),
});
export type MaxHeartRateInput = z.output<typeof maxHeartRateInputSchema>;

/** Beats a minute. */
export const maxHeartRateResultSchema = z.object({
  max_heart_rate: z.number(),
  /** A person may lie this far from the formula. */
  lowest: z.number(),
  highest: z.number(),
  zone_method: z.enum(['percent_of_maximum', 'percent_of_reserve']),
  zones: z.array(
    z.object({
      zone: z.int(),
      from_percent: z.int(),
      to_percent: z.int(),
      from: z.int(),
      to: z.int(),
    }),
  ),
});
export type MaxHeartRateResult = z.output<typeof maxHeartRateResultSchema>;

const reads = calculatorReads(
  {
    word: 'mhr',
    name: 'maximum heart rate',
    input: maxHeartRateInputSchema,
    result: maxHeartRateResultSchema,
  },
  { size: 10 },
);
export const saveMaxHeartRate = calculatorSave(reads, 'a maximum heart rate', maxHeartRateInputSchema);
export const readCurrentMaxHeartRate = reads.readCurrent;
export const listMaxHeartRateHistory = reads.listHistory;
