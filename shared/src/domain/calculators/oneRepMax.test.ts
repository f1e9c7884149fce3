import { oneRepMax, type OneRepMaxFormula, oneRepMaxFormulas, oneRepMaxRange } from './oneRepMax';

const REPS = [1, 2, 3, 5, 8, 10, 12];

const published: readonly [OneRepMaxFormula, readonly number[]][] = [
  ['epley', [103.33, 106.67, 110, 116.67, 126.67, 133.33, 140]],
  ['brzycki', [100, 102.86, 105.88, 112.5, 124.14, 133.33, 144]],
  ['lombardi', [100, 107.18, 111.61, 117.46, 123.11, 125.89, 128.21]],
  ['mayhew', [108.86, 111.44, 113.99, 119.01, 126.29, 130.93, 135.4]],
  ['oconner', [102.5, 105, 107.5, 112.5, 120, 125, 130]],
  ['wathan', [101.3, 105.15, 108.98, 116.58, 127.67, 134.75, 141.5]],
  ['lander', [101.39, 104.21, 107.2, 113.71, 125.11, 134.07, 144.41]],
];

it.each(published)('gives the values of %s for 100 kg', (formula, expected) => {
  const values = REPS.map((reps) => oneRepMaxFormulas[formula](100, reps));
  for (const [index, value] of values.entries()) expect(value).toBeCloseTo(expected[index] ?? 0, 2);
});

it.each(published)('takes a single repetition for its own maximum: %s', (formula) => {
  expect(oneRepMax(formula, 87.5, 1)).toBe(87.5);
});

it('keeps the identities of the formulas', () => {
  expect(oneRepMax('epley', 73, 10)).toBeCloseTo(oneRepMax('brzycki', 73, 10), 10);
  expect(oneRepMax('brzycki', 73, 5)).toBeCloseTo(oneRepMax('oconner', 73, 5), 10);
});

it('answers the range over all formulas', () => {
  const { estimates, lowest, highest } = oneRepMaxRange(100, 8);
  expect(Object.keys(estimates)).toEqual(published.map(([formula]) => formula));
  expect(lowest).toBeCloseTo(120, 2);
  expect(highest).toBeCloseTo(127.67, 2);
  expect(oneRepMaxRange(100, 1)).toMatchObject({ lowest: 100, highest: 100 });
});

it.each([0, -1, 2.5, 37, 40, Number.NaN])('refuses %p repetitions', (reps) => {
  expect(() => oneRepMax('brzycki', 100, reps)).toThrow(RangeError);
});

it('grows with load and repetitions up to the last that is taken', () => {
  for (const [formula] of published) {
    for (let reps = 2; reps <= 36; reps += 1) {
      expect(oneRepMax(formula, 100, reps)).toBeGreaterThanOrEqual(oneRepMax(formula, 100, reps - 1));
      expect(oneRepMax(formula, 101, reps)).toBeGreaterThan(oneRepMax(formula, 100, reps));
    }
  }
});
