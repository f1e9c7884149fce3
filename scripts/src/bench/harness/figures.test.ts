import { isWithin, ratioOf } from './figures';

it('compares each run with the run beside it, so that a slow machine does not count', () => {
  expect(ratioOf([110, 330, 220], [100, 300, 200])).toMatchObject({ value: 1.1, byMinimum: 1.1 });
  expect(ratioOf([110, 330, 220], [100, 300, 200]).noise).toBeCloseTo(0);
});

it('knows the more noise, the further the runs lie apart, and the less, the more there are', () => {
  const near = ratioOf([100, 102, 98], [100, 100, 100]);
  const far = ratioOf([100, 120, 80], [100, 100, 100]);
  expect(far.noise).toBeCloseTo(10 * near.noise);
  const many = ratioOf([100, 120, 80, 100, 120, 80, 100, 120, 80, 120, 80, 100], new Array(12).fill(100));
  expect(many.noise).toBeCloseTo(far.noise / 2);
});

it('holds an exact figure to its aim, and gives a noisy one its noise', () => {
  expect(isWithin({ value: 1.06, byMinimum: 1.06, noise: 0 }, 1.05)).toBe(false);
  expect(isWithin({ value: 1.05, byMinimum: 1.05, noise: 0 }, 1.05)).toBe(true);
  expect(isWithin({ value: 1.06, byMinimum: 1.2, noise: 0.02 }, 1.05)).toBe(true);
});
