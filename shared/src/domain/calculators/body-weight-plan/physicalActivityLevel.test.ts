import { PAL_LIMITS } from '../../../contracts/calculators/bodyWeightPlan';
import { palOfCoefficient, physicalActivityLevels } from './physicalActivityLevel';

it('has the planner’s table', () => {
  expect(Object.values(physicalActivityLevels).map((row) => Object.values(row))).toEqual([
    [1.4, 1.5, 1.6, 1.7],
    [1.5, 1.6, 1.7, 1.8],
    [1.6, 1.7, 1.8, 1.9],
    [1.7, 1.8, 1.9, 2.1],
    [1.9, 2, 2.2, 2.3],
  ]);
});

it.each([
  [1.2, 1.4],
  [1.375, 1.5],
  [1.55, 1.6],
  [Math.fround(1.55), 1.6],
  [1.725, 1.8],
  [Math.fround(1.725), 1.8],
  [1.9, 2.2],
  [1, 1.4],
])('reads the coefficient %p as the level %p', (coefficient, pal) => {
  expect(palOfCoefficient(coefficient)).toBe(pal);
});

it('never lets activity cost less than nothing', () => {
  expect(PAL_LIMITS.from).toBeGreaterThan(10 / 9);
  expect(PAL_LIMITS.to).toBeGreaterThan(physicalActivityLevels.very_active.heavy);
});
