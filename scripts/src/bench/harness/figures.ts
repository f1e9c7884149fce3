export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

const rounded = (value: number) => Number(value.toFixed(2));

/** Median and minimum, as tables print them. */
export const medianAndLeast = (values: readonly number[]) =>
  `${rounded(median(values))} (${rounded(Math.min(...values))})`;

/** A row of the table that a benchmark ends with. */
export interface Verdict {
  readonly figure: string;
  readonly measured: string;
  readonly aim: string;
  readonly isMet: boolean;
}

export const atMost = (figure: string, value: number, most: number): Verdict => ({
  figure,
  measured: value.toFixed(3),
  aim: `at most ${most}`,
  isMet: value <= most,
});

export const atLeast = (figure: string, value: number, least: number): Verdict => ({
  figure,
  measured: value.toFixed(3),
  aim: `at least ${least}`,
  isMet: value >= least,
});

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

export const textOf = ({ value, noise, byMinimum }: Ratio) =>
  `${value.toFixed(3)} ± ${noise.toFixed(3)} (by minimum ${byMinimum.toFixed(3)})`;

/** A noisy ratio may exceed the aim by its noise. */
export const ratioAtMost = (figure: string, ratio: Ratio, most: number): Verdict => ({
  figure,
  measured: textOf(ratio),
  aim: `at most ${most} with its noise`,
  isMet: isWithin(ratio, most),
});
