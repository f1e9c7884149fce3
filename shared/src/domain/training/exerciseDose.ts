import { LONGEST_CLOCK_SECONDS } from '../dates/clockText';
import { exerciseDoseTexts } from './training.texts';

export type DoseVolume = 'reps' | 'duration' | 'distance';
export type DoseIntensity = 'pace' | 'tempo' | 'n/a';
export type RestTempo = 'rest' | 'slow' | 'n/a';

type Measured = 'sets' | 'reps' | 'dur_seconds' | 'distance' | 'weight' | 'pace' | 'tempo' | 'rest';
type DoseField = Measured | 'intensity';

/** Null or absent: not filled in; NaN: unreadable. */
export type DoseFigures = { readonly [F in Measured]?: number | null };

export type DoseProblems = { readonly [F in DoseField]?: string };

export interface DoseChoice {
  readonly volume: DoseVolume;
  readonly intensity: DoseIntensity;
}

/** Bounds of each figure, both included. Times are seconds, weights pounds. */
export const DOSE_LIMITS = {
  sets: { from: 1, to: 99, isWhole: true },
  reps: { from: 1, to: 99_999, isWhole: true },
  dur_seconds: { from: 1, to: LONGEST_CLOCK_SECONDS, isWhole: true },
  distance: { from: 1, to: 99_999, isWhole: false },
  weight: { from: 0, to: 9_999, isWhole: false },
  pace: { from: 1, to: 99_999, isWhole: false },
  tempo: { from: 1, to: 4, isWhole: true },
  rest: { from: 0, to: LONGEST_CLOCK_SECONDS, isWhole: true },
} as const satisfies Record<Measured, { from: number; to: number; isWhole: boolean }>;

const measuredFields: readonly Measured[] = [
  'sets',
  'reps',
  'dur_seconds',
  'distance',
  'weight',
  'pace',
  'tempo',
  'rest',
];

/** The problems of a dose by field. The form passes what its menus show; the server derives it from the figures. */
export function doseProblems(dose: DoseFigures, chosen: DoseChoice = choiceOf(dose)): DoseProblems {
  const volumeField = chosen.volume === 'duration' ? 'dur_seconds' : chosen.volume;
  const ofDistance = chosen.volume === 'distance';
  return {
    ...missing(dose, 'sets'),
    ...missing(dose, volumeField),
    ...(ofDistance && chosen.intensity === 'n/a' ? { intensity: exerciseDoseTexts.intensityMissing } : {}),
    ...(ofDistance && chosen.intensity === 'tempo' ? missing(dose, 'tempo') : {}),
    ...(chosen.intensity === 'pace' ? missing(dose, 'pace') : {}),
    ...doseLimitProblems(dose),
  };
}

/** The figures out of bounds. A suggestion in the library need not be complete. */
export function doseLimitProblems(dose: DoseFigures): DoseProblems {
  return measuredFields.reduce<DoseProblems>(
    (problems, field) => ({ ...problems, ...limitProblem(field, dose[field]) }),
    {},
  );
}

/** Problems of a suggested dose; an empty one is valid, a partial one is checked like any other. */
export function suggestedDoseProblems(dose: DoseFigures, chosen: DoseChoice = choiceOf(dose)): DoseProblems {
  const isBegun = measuredFields.some(
    (field) => isGiven(dose[field]) && !(field === 'rest' && dose.rest === 0),
  );
  return isBegun ? doseProblems(dose, chosen) : {};
}

/** What a form's menus show for a dose; repetitions by default. */
export function choiceOf(dose: DoseFigures): DoseChoice {
  const isFilled = (field: Measured) => isGiven(dose[field]);
  return {
    volume: isFilled('distance') ? 'distance' : isFilled('dur_seconds') ? 'duration' : 'reps',
    intensity: isFilled('pace') ? 'pace' : isFilled('tempo') ? 'tempo' : 'n/a',
  };
}

const restTempoCodes = { 'n/a': 0, rest: 1, slow: 2 } as const;

/** The wire number of a rest tempo. */
export const toRestTempoCode = (tempo: RestTempo): number => restTempoCodes[tempo];

/** The rest tempo of a wire number; anything unknown means none. */
export function fromRestTempoCode(code: number | null): RestTempo {
  if (code === restTempoCodes.rest) return 'rest';
  return code === restTempoCodes.slow ? 'slow' : 'n/a';
}

const isGiven = (figure: number | null | undefined): figure is number =>
  figure !== null && figure !== undefined;

function missing(dose: DoseFigures, field: Measured): DoseProblems {
  const name = exerciseDoseTexts.fields[field];
  return isGiven(dose[field]) ? {} : { [field]: exerciseDoseTexts.required(name) };
}

function limitProblem(field: Measured, figure: number | null | undefined): DoseProblems {
  const { from, to, isWhole } = DOSE_LIMITS[field];
  const isWithin = (value: number) => value >= from && value <= to && (!isWhole || Number.isInteger(value));
  if (!isGiven(figure) || isWithin(figure)) return {};
  const { notClock, notWhole, outOfRange, fields } = exerciseDoseTexts;
  if (field === 'rest' || field === 'dur_seconds') return { [field]: notClock };
  return { [field]: (isWhole ? notWhole : outOfRange)(fields[field], from, to) };
}
