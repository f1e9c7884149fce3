import { ageFrom, calculatorContract, sexReferenceSchema } from './calculatorContract';
import { integerWithin, type Limits } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

export const HEART_RATE_YOUNGEST_AGE = 5;
/** Beats a minute. */
export const RESTING_HEART_RATE_LIMITS: Limits = { from: 25, to: 150 };

export const maxHeartRateInputSchema = z.object({
  age: ageFrom(HEART_RATE_YOUNGEST_AGE),
  formula: z.withDefault(
    z.enum(['fox', 'tanaka', 'gellish', 'gellish_nonlinear', 'gulati', 'hunt']),
    'tanaka',
  ),
  /** Gulati's formula is for women. */
  sex: z.optional(sexReferenceSchema),
  /** Beats a minute; given, the zones are those of the reserve (Karvonen). */
  resting_heart_rate: z.optional(integerWithin(RESTING_HEART_RATE_LIMITS)),
});
export type MaxHeartRateInput = z.output<typeof maxHeartRateInputSchema>;
export type MaxHeartRateFormula = MaxHeartRateInput['formula'];

export const maxHeartRateResultSchema = z.object({
  max_heart_rate: z.number(),
  /** Spread of individuals. */
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

export const maxHeartRateContract = calculatorContract({
  kind: 'maxHeartRate',
  wireKind: 'mhr',
  name: 'maximum heart rate',
  nameWithArticle: 'a maximum heart rate',
  input: maxHeartRateInputSchema,
  result: maxHeartRateResultSchema,
  pageSize: 10,
});
export type SavedMaxHeartRate = z.output<typeof maxHeartRateContract.saved>;
