import {
  ageFrom,
  bodyHeight,
  calculatorContract,
  lengthUnit,
  sexReferenceSchema,
} from './calculatorContract';
import { type Limits, numberWithin } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

export const GIRTH_LIMITS: Limits = { from: 5, to: 300 };
/** Millimetres. */
export const FOLD_LIMITS: Limits = { from: 1, to: 120 };
export const SKINFOLD_YOUNGEST_AGE = 10;

const girth = numberWithin(GIRTH_LIMITS);
const fold = z.optional(numberWithin(FOLD_LIMITS));

/** By tape (US Navy); lengths in `unit_height`. */
const navyInput = z.object({
  method: z.literal('navy'),
  sex: sexReferenceSchema,
  unit_height: lengthUnit,
  height: bodyHeight,
  neck: girth,
  /** A man's at the navel, a woman's at its narrowest. */
  waist: girth,
  /** Required for women. */
  hip: z.optional(girth),
});
export type NavyInput = z.output<typeof navyInput>;

/** Which folds are needed depends on method and sex. */
const skinfoldInput = z.object({
  method: z.enum(['jackson_pollock_3', 'jackson_pollock_7', 'durnin_womersley']),
  sex: sexReferenceSchema,
  age: ageFrom(SKINFOLD_YOUNGEST_AGE),
  folds: z.object({
    abdomen: fold,
    axilla: fold,
    biceps: fold,
    chest: fold,
    subscapular: fold,
    suprailiac: fold,
    thigh: fold,
    triceps: fold,
  }),
  density_equation: z.withDefault(z.enum(['siri', 'brozek']), 'siri'),
});
export type SkinfoldInput = z.output<typeof skinfoldInput>;

export const bodyFatInputSchema = z.discriminatedUnion('method', [navyInput, skinfoldInput]);
export type BodyFatInput = z.output<typeof bodyFatInputSchema>;

const bodyFatBand = z.enum(['below_essential', 'essential', 'athletes', 'fitness', 'average', 'obese']);
export type BodyFatBand = z.output<typeof bodyFatBand>;

export const bodyFatResultSchema = z.object({
  /** Rounded to hundredths; the band is that of the value before rounding. */
  body_fat_percentage: z.number(),
  /** g/ml. */
  body_density: z.number(),
  band: bodyFatBand,
  /** `age_outside_sample`: the study had other ages. */
  warnings: z.array(z.enum(['below_essential_fat', 'age_outside_sample'])),
});
export type BodyFatResult = z.output<typeof bodyFatResultSchema>;

export const bodyFatContract = calculatorContract({
  kind: 'bodyFat',
  wireKind: 'body-fat',
  name: 'body fat',
  input: bodyFatInputSchema,
  result: bodyFatResultSchema,
  pageSize: 10,
});
export type SavedBodyFat = z.output<typeof bodyFatContract.saved>;
