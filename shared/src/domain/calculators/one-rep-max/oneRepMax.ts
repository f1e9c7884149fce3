import {
  oneRepMaxContract,
  type OneRepMaxFormula,
  type OneRepMaxInput,
  type OneRepMaxResult,
  REPS_LIMITS,
} from '../../../contracts/calculators/oneRepMax';
import { calculator, resultOf } from '../calculator';
import { roundTo } from '../measureUnits';
import { keysOf, mapValues } from '../../text/typedRecords';

/** Load and repetitions to failure; the result has the load's unit. */
type OneRepMaxEquation = (load: number, reps: number) => number;

/** As printed by LeSuer et al. 1997, J Strength Cond Res 11:211, but O'Conner et al. 1989, Weight Training Today. */
export const oneRepMaxFormulas = {
  epley: (load, reps) => load * (1 + reps / 30),
  brzycki: (load, reps) => (36 * load) / (37 - reps),
  lombardi: (load, reps) => load * reps ** 0.1,
  mayhew: (load, reps) => (100 * load) / (52.2 + 41.9 * Math.exp(-0.055 * reps)),
  oconner: (load, reps) => load * (1 + 0.025 * reps),
  wathan: (load, reps) => (100 * load) / (48.8 + 53.8 * Math.exp(-0.075 * reps)),
  lander: (load, reps) => (100 * load) / (101.3 - 2.67123 * reps),
} as const satisfies Record<OneRepMaxFormula, OneRepMaxEquation>;

/** Beyond it the estimate of every formula gets worse. */
export const ONE_REP_MAX_TRUSTED_REPS = 10;

/** Their denominators reach 0 at 37 (Brzycki) and 38 (Lander) repetitions, so that estimates grow without bound. */
const LAST_REPS: Partial<Record<OneRepMaxFormula, number>> = { brzycki: 12, lander: 12 };

/** One-rep max in the load's unit; one repetition is its own maximum. @throws RangeError outside of 1 to 36 */
export function oneRepMax(formula: OneRepMaxFormula, load: number, reps: number): number {
  if (!Number.isInteger(reps) || reps < REPS_LIMITS.from || reps > REPS_LIMITS.to) {
    throw new RangeError('Repetitions to failure are whole numbers from 1 to 36.');
  }
  return reps === 1 ? load : oneRepMaxFormulas[formula](load, reps);
}

const isWithinRange = (formula: OneRepMaxFormula, reps: number): boolean =>
  reps <= (LAST_REPS[formula] ?? REPS_LIMITS.to);

/** The lowest and highest estimate of the formulas within their range, and the formulas beyond it. */
export function rangeOfEstimates(estimates: OneRepMaxResult['estimates'], reps: number) {
  const formulas = keysOf(estimates);
  const leftOut = formulas.filter((formula) => !isWithinRange(formula, reps));
  const values = formulas
    .filter((formula) => !leftOut.includes(formula))
    .map((formula) => estimates[formula]);
  return { leftOut, lowest: Math.min(...values), highest: Math.max(...values) };
}

/** The results of all formulas, with the lowest and highest of those within their range. */
export function oneRepMaxRange(load: number, reps: number) {
  const estimates = mapValues(oneRepMaxFormulas, (_, formula) => oneRepMax(formula, load, reps));
  return { estimates, ...rangeOfEstimates(estimates, reps) };
}

const hundredths = (load: number) => roundTo(load, 2);

/** One-rep max of a set, in the unit of its load, rounded to hundredths. */
export function calculateOneRepMax({ weight, reps }: OneRepMaxInput): OneRepMaxResult {
  const { estimates, leftOut, lowest, highest } = oneRepMaxRange(weight, reps);
  return {
    lowest: hundredths(lowest),
    highest: hundredths(highest),
    estimates: mapValues(estimates, hundredths),
    warnings: reps > ONE_REP_MAX_TRUSTED_REPS ? ['many_reps'] : [],
    ...(leftOut.length > 0 && { left_out: leftOut }),
  };
}

export const oneRepMaxCalculator = calculator(oneRepMaxContract, {
  version: 2,
  formulaOf: () => 'seven_formulas',
  calculate: (input) => resultOf(calculateOneRepMax(input)),
});
