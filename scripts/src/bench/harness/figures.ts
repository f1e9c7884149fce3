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
  readonly noise: number;
}

/** Standard deviation from a median absolute deviation; error of a median relative to that of a mean. */
const DEVIATION_OF_MAD = 1.4826;
const MEDIAN_OVER_MEAN = 1.2533;

/** Twice the standard error of the median, estimated from the spread of the runs. */
function noiseOf(values: readonly number[]): number {
  const middle = median(values);
  const spread = median(values.map((value) => Math.abs(value - middle))) * DEVIATION_OF_MAD;
  return (2 * MEDIAN_OVER_MEAN * spread) / Math.sqrt(values.length);
}

/** Compared run by run, so that a slow machine affects both. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Ratio {
  const ratios = ours.map((value, run) => value / (theirs[run] ?? Number.NaN));
  const byMinimum = Math.min(...ours) / Math.min(...theirs);
  return { value: median(ratios), byMinimum, noise: noiseOf(ratios) };
}

export const isWithin = ({ value, noise }: Ratio, most: number) => value - noise <= most;
