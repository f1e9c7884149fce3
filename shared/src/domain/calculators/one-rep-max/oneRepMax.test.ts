import type { OneRepMaxFormula } from '../../../contracts/calculators/oneRepMax';
import { oneRepMax, oneRepMaxRange } from './oneRepMax';

const formulas: readonly OneRepMaxFormula[] = [
  'epley',
  'brzycki',
  'lombardi',
  'mayhew',
  'oconner',
  'wathan',
  'lander',
];

it.each(formulas)('takes a single repetition for its own maximum: %s', (formula) => {
  expect(oneRepMax(formula, 87.5, 1)).toBe(87.5);
});

it('keeps the identities of the formulas', () => {
  expect(oneRepMax('epley', 73, 10)).toBeCloseTo(oneRepMax('brzycki', 73, 10), 10);
  expect(oneRepMax('brzycki', 73, 5)).toBeCloseTo(oneRepMax('oconner', 73, 5), 10);
});

it('answers the range over all formulas', () => {
  const { estimates, lowest, highest } = oneRepMaxRange(100, 8);
  expect(Object.keys(estimates)).toEqual(formulas);
  expect(lowest).toBeCloseTo(120, 2);
  expect(highest).toBeCloseTo(127.67, 2);
  expect(oneRepMaxRange(100, 1)).toMatchObject({ lowest: 100, highest: 100 });
});

it('leaves formulas out of the range that are beyond theirs', () => {
  expect(oneRepMaxRange(100, 12)).toMatchObject({ leftOut: [], highest: oneRepMax('lander', 100, 12) });
  expect(oneRepMaxRange(100, 13).leftOut).toEqual(['brzycki', 'lander']);
  for (let reps = 2; reps <= 36; reps += 1) {
    const { lowest, highest } = oneRepMaxRange(100, reps);
    expect(highest / lowest).toBeLessThan(1.6);
  }
});

it.each([0, -1, 2.5, 37, 40, Number.NaN])('refuses %p repetitions', (reps) => {
  expect(() => oneRepMax('brzycki', 100, reps)).toThrow(RangeError);
});

it('grows with load and repetitions up to the last that is taken', () => {
  for (const formula of formulas) {
    for (let reps = 2; reps <= 36; reps += 1) {
      expect(oneRepMax(formula, 100, reps)).toBeGreaterThanOrEqual(oneRepMax(formula, 100, reps - 1));
      expect(oneRepMax(formula, 101, reps)).toBeGreaterThan(oneRepMax(formula, 100, reps));
    }
  }
});
