import { bodyFatBand, fatOfDensity } from './bodyFat';
import { durninWomersleyDensity } from './durninWomersley';
import { jacksonPollockDensity, jacksonPollockLargestSum } from './jacksonPollock';
import { toCentimetres } from '../measureUnits';
import { navyDensity, navyLengthsFit } from './navyBodyFat';
import { skinfoldSum } from './skinfolds';

const inches = (length: number) => toCentimetres(length, 'in');

describe('the US Navy method in its metric form', () => {
  it('lies within 0.3 points of what calculators in inches print', () => {
    const density = navyDensity('male', { heightCm: inches(70), waistCm: inches(34), neckCm: inches(15) });
    expect(Math.abs(fatOfDensity('siri', density) - 17.5)).toBeLessThan(0.3);
  });

  it('cannot be used with a neck as wide as the waist, nor without a woman’s hip', () => {
    expect(navyLengthsFit('male', { heightCm: 180, waistCm: 38, neckCm: 38 })).toBe(false);
    expect(navyLengthsFit('male', { heightCm: 180, waistCm: 38.1, neckCm: 38 })).toBe(true);
    expect(navyLengthsFit('female', { heightCm: 165, waistCm: 70, neckCm: 32 })).toBe(false);
    expect(navyLengthsFit('female', { heightCm: 165, waistCm: 70, hipCm: 95, neckCm: 32 })).toBe(true);
  });
});

describe('Jackson and Pollock', () => {
  it.each(['male', 'female'] as const)('mean more fat with more skin up to the largest sum: %s', (sex) => {
    const largest = Math.floor(jacksonPollockLargestSum('jackson_pollock_3', sex));
    const densityAt = (sumMm: number) => jacksonPollockDensity('jackson_pollock_3', sex, { sumMm, age: 30 });
    for (let sum = 11; sum <= largest; sum += 1) expect(densityAt(sum)).toBeLessThan(densityAt(sum - 1));
    expect(densityAt(largest + 2)).toBeGreaterThan(densityAt(largest + 1));
  });
});

describe('Durnin and Womersley', () => {
  it.each([
    ['male', 17, 1.162 - 0.063],
    ['male', 19, 1.162 - 0.063],
    ['male', 20, 1.1631 - 0.0632],
    ['male', 72, 1.1715 - 0.0779],
    ['female', 16, 1.1549 - 0.0678],
    ['female', 29, 1.1599 - 0.0717],
    ['female', 30, 1.1423 - 0.0632],
    ['female', 49, 1.1333 - 0.0612],
    ['female', 68, 1.1339 - 0.0645],
  ] as const)('take the row of a %s of %p years', (sex, age, atTen) => {
    expect(durninWomersleyDensity(sex, { sumMm: 10, age })).toBeCloseTo(atTen, 10);
  });

  it.each([
    ['male', 16],
    ['male', 73],
    ['female', 15],
    ['female', 69],
  ] as const)('say nothing of a %s of %p years', (sex, age) => {
    expect(durninWomersleyDensity(sex, { sumMm: 40, age })).toBeNull();
  });
});

it('adds up the folds a method wants and misses what is missing', () => {
  const folds = { chest: 10, abdomen: 20, thigh: 15, triceps: 12, suprailiac: 14 };
  expect(skinfoldSum('jackson_pollock_3', 'male', folds)).toBe(45);
  expect(skinfoldSum('jackson_pollock_3', 'female', folds)).toBe(41);
  expect(skinfoldSum('jackson_pollock_7', 'male', folds)).toBeNull();
  expect(skinfoldSum('durnin_womersley', 'male', folds)).toBeNull();
});

it.each([
  ['male', [2.9, 3, 6, 13.9, 14, 18, 25]],
  ['female', [11.9, 12, 14, 20.9, 21, 25, 32]],
] as const)('names the band of a %s', (sex, percentages) => {
  expect(percentages.map((percentage) => bodyFatBand(sex, percentage))).toEqual([
    'below_essential',
    'essential',
    'athletes',
    'athletes',
    'fitness',
    'average',
    'obese',
  ]);
});
