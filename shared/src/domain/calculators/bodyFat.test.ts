import { fatOfDensity } from './bodyDensity';
import { bodyFatBand } from './bodyFatBand';
import { durninWomersleyDensity } from './durninWomersley';
import { jacksonPollockDensity, jacksonPollockLargestSum } from './jacksonPollock';
import { toCentimetres } from './measureUnits';
import { navyDensity, navyLengthsFit } from './navyBodyFat';
import { skinfoldSum } from './skinfolds';

const inches = (length: number) => toCentimetres(length, 'in');

describe('density to fat', () => {
  it.each([
    [1.065, 14.79, 14.91],
    [1.05, 21.43, 21.04],
    [1.09, 4.13, 5.07],
  ])('of %p is %p by Siri and %p by Brozek', (density, siri, brozek) => {
    expect(fatOfDensity('siri', density)).toBeCloseTo(siri, 2);
    expect(fatOfDensity('brozek', density)).toBeCloseTo(brozek, 2);
  });

  it('agrees with the printed 14.8', () => {
    expect(fatOfDensity('siri', 1.065)).toBeCloseTo(14.8, 1);
  });
});

describe('the US Navy method in its metric form', () => {
  it.each([
    ['man of 70 in', 'male', { heightCm: inches(70), waistCm: inches(34), neckCm: inches(15) }, 17.43],
    ['man of 180 cm', 'male', { heightCm: 180, waistCm: 85, neckCm: 38 }, 16.11],
    ['woman of 165 cm', 'female', { heightCm: 165, waistCm: 70, hipCm: 95, neckCm: 32 }, 24.86],
  ] as const)('gives a %s their worked value', (_who, sex, lengths, expected) => {
    expect(fatOfDensity('siri', navyDensity(sex, lengths))).toBeCloseTo(expected, 2);
  });

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
  it.each([
    ['3 folds of a man', 'jackson_pollock_3', 'male', 30, 53, 1.0623372, 15.95],
    ['3 folds of a woman', 'jackson_pollock_3', 'female', 30, 60, 1.0440221, 24.13],
    ['7 folds of a man', 'jackson_pollock_7', 'male', 35, 120, 1.0576321, 18.03],
    ['7 folds of a woman', 'jackson_pollock_7', 'female', 35, 140, 1.0377268, 27],
  ] as const)('give %s their density', (_who, method, sex, age, sumMm, density, fat) => {
    const found = jacksonPollockDensity(method, sex, { sumMm, age });
    expect(found).toBeCloseTo(density, 6);
    expect(fatOfDensity('siri', found)).toBeCloseTo(fat, 2);
  });

  it('agree with the printed 16.0 percent', () => {
    const density = jacksonPollockDensity('jackson_pollock_3', 'male', { sumMm: 53, age: 30 });
    expect(Math.abs(fatOfDensity('siri', density) - 16)).toBeLessThan(0.06);
  });

  it.each(['male', 'female'] as const)('mean more fat with more skin up to the largest sum: %s', (sex) => {
    const largest = Math.floor(jacksonPollockLargestSum('jackson_pollock_3', sex));
    const densityAt = (sumMm: number) => jacksonPollockDensity('jackson_pollock_3', sex, { sumMm, age: 30 });
    for (let sum = 11; sum <= largest; sum += 1) expect(densityAt(sum)).toBeLessThan(densityAt(sum - 1));
    expect(densityAt(largest + 2)).toBeGreaterThan(densityAt(largest + 1));
  });
});

describe('Durnin and Womersley', () => {
  it.each([
    [20, 25, 8.1],
    [20, 35, 12.2],
    [20, 45, 12.2],
    [20, 55, 12.6],
    [30, 25, 12.9],
    [30, 35, 16.2],
    [30, 45, 17.7],
    [30, 55, 18.6],
    [40, 25, 16.4],
    [40, 35, 19.2],
    [40, 45, 21.4],
    [40, 55, 22.9],
    [50, 25, 19],
    [50, 35, 21.5],
    [50, 45, 24.6],
    [50, 55, 26.5],
  ])('%p mm of a man of %p years lie within 0.3 of their printed %p percent', (sumMm, age, printed) => {
    const density = durninWomersleyDensity('male', { sumMm, age });
    expect(Math.abs(fatOfDensity('siri', density ?? 0) - printed)).toBeLessThan(0.3);
  });

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
