import { median } from '../median';

/** How ours stands to theirs over alternating runs. */
export interface Ratio {
  /** The middle one of the ratios of each run. */
  readonly value: number;
  readonly byMinimum: number;
  /** How far the value may be off: see `noiseOf`. */
  readonly noise: number;
}

/** Standard deviation that a median absolute deviation stands for, and error of a median against that of a mean. */
const DEVIATION_OF_MAD = 1.4826;
const MEDIAN_OVER_MEAN = 1.2533;

/** Twice the standard error of the median, estimated from how far the runs lie apart: exact figures have none. */
function noiseOf(values: readonly number[]): number {
  const middle = median(values);
  const spread = median(values.map((value) => Math.abs(value - middle))) * DEVIATION_OF_MAD;
  return (2 * MEDIAN_OVER_MEAN * spread) / Math.sqrt(values.length);
}

/** Compares figures run by run: what slowed the machine down in one run slowed both. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Ratio {
  const ratios = ours.map((value, run) => value / (theirs[run] ?? Number.NaN));
  return {
    value: median(ratios),
    byMinimum: Math.min(...ours) / Math.min(...theirs),
    noise: noiseOf(ratios),
  };
}

/** True when a ratio is within its aim, or beyond it by no more than its noise. */
export const isWithin = ({ value, noise }: Ratio, most: number) => value - noise <= most;
