import * as z from '@formline/shared/contracts/schema';

export const distanceUnits = ['miles', 'yards', 'meters'] as const;
export const paceUnits = ['mph', 'rpm', 'watts'] as const;
export const exerciseSides = ['right_only', 'left_only', 'alternate', 'each_side'] as const;

export const distanceUnitSchema = z.enum(distanceUnits);
export const paceUnitSchema = z.enum(paceUnits);
export const exerciseSidesSchema = z.enum(exerciseSides);
export const weightUnitSchema = z.literal('lb');
/** 1 slow, 2 medium, 3 fast, 4 explosive. */
const tempo = z.int();
/** 0 none, 1 rest, 2 slow. */
export const restTempoSchema = z.int().check(z.gte(0), z.lte(2));

const LONGEST_NOTES = 2000;

const doseFigures = {
  reps: z.nullable(z.int()),
  dur_seconds: z.nullable(z.int()),
  distance: z.nullable(z.number()),
  distance_units: distanceUnitSchema,
  weight: z.nullable(z.number()),
  weight_units: weightUnitSchema,
  pace: z.nullable(z.number()),
  pace_units: paceUnitSchema,
  tempo: z.nullable(tempo),
  /** Seconds. */
  rest: z.int(),
  rest_tempo: restTempoSchema,
  exercise_sides: exerciseSidesSchema,
};

export const exerciseDoseSchema = z.object({
  sets: z.int(),
  ...doseFigures,
  notes: z.nullable(z.string()),
});
export type ExerciseDose = z.infer<typeof exerciseDoseSchema>;

export const suggestedDoseSchema = z.object({
  sets: z.nullable(z.int()),
  ...doseFigures,
});
export type SuggestedDose = z.infer<typeof suggestedDoseSchema>;

/** Only a wire bound; the limits are in `domain/training/exerciseDose`. */
export const DOSE_MOST = 1_000_000;
const count = z.int().check(z.gte(0), z.lte(DOSE_MOST));
const amount = z.number().check(z.gte(0), z.lte(DOSE_MOST));
const openCount = z.withDefault(z.nullable(count), null);
const openAmount = z.withDefault(z.nullable(amount), null);

/** What is left out gets the defaults of a new form. */
export const exerciseDoseInputSchema = z.object({
  sets: count,
  reps: openCount,
  dur_seconds: openCount,
  distance: openAmount,
  distance_units: z.withDefault(distanceUnitSchema, 'miles'),
  weight: openAmount,
  weight_units: z.withDefault(weightUnitSchema, 'lb'),
  pace: openAmount,
  pace_units: z.withDefault(paceUnitSchema, 'mph'),
  tempo: openCount,
  rest: z.withDefault(count, 0),
  rest_tempo: z.withDefault(restTempoSchema, 0),
  exercise_sides: z.withDefault(exerciseSidesSchema, 'alternate'),
  notes: z.withDefault(z.nullable(z.string().check(z.maxLength(LONGEST_NOTES))), null),
});
