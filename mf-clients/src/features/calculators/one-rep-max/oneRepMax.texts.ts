import type { OneRepMaxFormula } from '@formline/shared/contracts/calculators/oneRepMax';

const formulas: Readonly<Record<OneRepMaxFormula, string>> = {
  epley: 'Epley',
  brzycki: 'Brzycki',
  lombardi: 'Lombardi',
  mayhew: 'Mayhew et al.',
  oconner: "O'Conner et al.",
  wathan: 'Wathan',
  lander: 'Lander',
};

export const oneRepMaxTexts = {
  calculation: 'one-rep max',
  intro: {
    lead: 'Estimate the heaviest load for one repetition from a set to failure, without lifting it.',
    points: [
      'Seven published formulas side by side. Their range is the result: no single one is right for every lift.',
      'Best with ten repetitions or fewer; above that every formula is less accurate.',
    ],
  },
  bestSet: {
    label: 'Take over a best recent set',
    choose: 'Choose an exercise',
    option: (exercise: string, set: string, date: string) => `${exercise}: ${set} on ${date}`,
    loading: 'Loading the logged sets…',
    failed: 'We couldn’t load the logged sets',
    none: 'No set with a weight in the last 90 days',
  },
  weight: 'Load lifted',
  reps: 'Repetitions to failure',
  repsHint: 'Ten or fewer give the best estimate. The formulas end at 36.',
  exercise: 'Exercise',
  exerciseHint: 'Kept with the saved result.',
  exerciseTooLong: (longest: number) => `Enter a name of at most ${longest} characters.`,
  oneRepMax: 'One rep max',
  range: (lowest: string, highest: string) => `${lowest} – ${highest}`,
  formula: 'Range over seven published formulas',
  formulasLeft: 'Range over the published formulas that reach so many repetitions',
  leftOut: (names: readonly string[]) =>
    `Left out: ${names.join(' and ')}. These formulas are not valid for more than 12 repetitions.`,
  leftOutNote: (names: readonly string[]) => `without ${names.join(' and ')}`,
  single: 'A single repetition is its own maximum.',
  manyReps: 'Above 10 repetitions every formula is less accurate. Use the result with care.',
  error: 'Expect an error of 2 to 5 percent at best; deadlifts come out too low.',
  formulas,
  byFormula: 'By formula',
  loads: 'Training loads',
  loadsNote: 'Shares of the lowest and highest estimate.',
  percentOf: (percent: number) => `${percent} %`,
  from: (load: string, reps: number) => `${load} × ${reps}`,
  fromExercise: (set: string, exercise: string) => `${set}, ${exercise}`,
};
