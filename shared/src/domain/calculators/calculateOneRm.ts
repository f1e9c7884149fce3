import type { OneRmInput, OneRmResult } from '../../contracts/oneRm';
import { roundTo } from './measureUnits';
import { ONE_REP_MAX_TRUSTED_REPS, oneRepMaxRange } from './oneRepMax';

/** Version of `calculateOneRm`: grows when equal inputs would give another result. */
export const ONE_RM_FORMULA = { formula: 'seven_formulas', version: 2 } as const;

const hundredths = (load: number) => roundTo(load, 2);

/** One-rep max of a set, in the unit of its load, rounded to hundredths. */
export function calculateOneRm({ weight, reps }: OneRmInput): OneRmResult {
  const { estimates, leftOut, lowest, highest } = oneRepMaxRange(weight, reps);
  return {
    lowest: hundredths(lowest),
    highest: hundredths(highest),
    estimates: {
      epley: hundredths(estimates.epley),
      brzycki: hundredths(estimates.brzycki),
      lombardi: hundredths(estimates.lombardi),
      mayhew: hundredths(estimates.mayhew),
      oconner: hundredths(estimates.oconner),
      wathan: hundredths(estimates.wathan),
      lander: hundredths(estimates.lander),
    },
    warnings: reps > ONE_REP_MAX_TRUSTED_REPS ? ['many_reps'] : [],
    ...(leftOut.length > 0 && { left_out: leftOut }),
  };
}
