/** The middle one of several figures; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

export function checkBound(what: string, value: number, most: number): boolean {
  const isMet = value <= most;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${Number(value.toFixed(2))} (at most ${most})`);
  return isMet;
}

export interface Ratio {
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
  const byMinimum = Math.min(...ours) / Math.min(...theirs);
  return { value: median(ratios), byMinimum, noise: noiseOf(ratios) };
}

/** True when a ratio is within its aim, or beyond it by no more than its noise. */
export const isWithin = ({ value, noise }: Ratio, most: number) => value - noise <= most;
