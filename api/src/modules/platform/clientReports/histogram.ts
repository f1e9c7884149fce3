/** Buckets per doubling, which keeps values within five percent. */
const BUCKETS_TO_DOUBLING = 8;
const ZERO = -128;

export interface BucketCount {
  readonly bucket: number;
  readonly count: number;
}

export const bucketOf = (value: number): number =>
  value <= 0 ? ZERO : Math.max(ZERO + 1, Math.round(BUCKETS_TO_DOUBLING * Math.log2(value)));

const valueOf = (bucket: number): number => (bucket === ZERO ? 0 : 2 ** (bucket / BUCKETS_TO_DOUBLING));

/** Rounded to three digits; 0 without values. */
export function percentile(counts: readonly BucketCount[], share: number): number {
  const ascending = counts.toSorted((one, other) => one.bucket - other.bucket);
  const target = ascending.reduce((sum, { count }) => sum + count, 0) * share;
  let passed = 0;
  const reached = ascending.find(({ count }) => (passed += count) >= target);
  return reached ? Number(valueOf(reached.bucket).toPrecision(3)) : 0;
}
