import { bucketOf, percentile } from './histogram';

const countsOf = (values: readonly number[]) =>
  values.map((value) => ({ bucket: bucketOf(value), count: 1 }));

it('three in four of the values are told to within five in a hundred', () => {
  for (const scale of [0.001, 0.1, 1, 250, 90_000_000]) {
    const values = Array.from({ length: 100 }, (_, index) => (index + 1) * scale);
    const reported = percentile(countsOf(values), 0.75);
    expect(Math.abs(reported / (75 * scale) - 1)).toBeLessThan(0.05);
  }
});

it('nothing at all stays nothing, and goes below everything else', () => {
  expect(percentile(countsOf([0]), 0.75)).toBe(0);
  expect(percentile(countsOf([0, 0, 0, 0.0001]), 0.75)).toBe(0);
  expect(percentile([], 0.75)).toBe(0);
});

it('counts weigh', () => {
  const counts = [
    { bucket: bucketOf(100), count: 3 },
    { bucket: bucketOf(1000), count: 1 },
  ];
  expect(percentile(counts, 0.75)).toBe(98.7);
  expect(percentile(counts, 0.76)).toBe(1020);
});
