import { estimatedBodyFat, extracellularWater, type PlannedPerson } from './bodyComposition';
import { balancedBody, weightsOverTime } from './bodyWeightModel';
import { intakesForGoal } from './bodyWeightGoal';
import { type EnergyConstants, paperConstants, plannerConstants } from './energyConstants';

const man35: PlannedPerson = { sex: 'male', age: 35, heightMetres: 1.8, weightKg: 100, pal: 1.6 };
const woman40: PlannedPerson = { sex: 'female', age: 40, heightMetres: 1.65, weightKg: 85, pal: 1.5 };
const man28: PlannedPerson = { sex: 'male', age: 28, heightMetres: 1.78, weightKg: 72, pal: 1.7 };
const woman30: PlannedPerson = { sex: 'female', age: 30, heightMetres: 1.65, weightKg: 70, pal: 1.6 };
const man36: PlannedPerson = { sex: 'male', age: 36, heightMetres: 1.73, weightKg: 76, pal: 1.5 };
const woman21: PlannedPerson = { sex: 'female', age: 21, heightMetres: 1.64, weightKg: 58, pal: 1.7 };

const weightAfter = (person: PlannedPerson, change: number, days: number, activityChange = 0) => {
  const body = balancedBody(person);
  return weightsOverTime(body, { intake: body.intake + change, activityChange }, days).at(-1) ?? Number.NaN;
};

const goalOf = (person: PlannedPerson, weightKg: number, days: number, constants?: EnergyConstants) => {
  const intakes = intakesForGoal(balancedBody(person, constants), { weightKg, days });
  if (!intakes) throw new Error('The goal was expected to be within reach.');
  return intakes;
};

it.each([
  ['man', man36, 70, 2503, 2287, 2360],
  ['woman', woman21, 55, 2278, 2159, 2187],
])('agrees with the published figures of the NIH planner: %s', (_who, person, goal, now, change, keep) => {
  const intakes = goalOf(person, goal, 365);
  expect(Math.abs(intakes.keepNow - now)).toBeLessThan(0.6);
  expect(Math.abs(intakes.loseOrGain - change)).toBeLessThan(0.6);
  expect(Math.abs(intakes.keepGoal - keep)).toBeLessThan(0.6);
});

it.each([
  ['man, rounded constants', man36, plannerConstants, 70, 2502.6, 2286.5, 2359.9],
  ['man, constants of the paper', man36, paperConstants, 70, 2502.6, 2286.8, 2360.4],
  ['woman, rounded constants', woman21, plannerConstants, 55, 2278.2, 2158.6, 2187],
  ['woman, constants of the paper', woman21, paperConstants, 55, 2278.2, 2158.7, 2187.2],
])('reckons the same cases to a tenth: %s', (_who, person, constants, goal, now, change, keep) => {
  const { keepNow, loseOrGain, keepGoal } = goalOf(person, goal, 365, constants);
  expect(keepNow).toBeCloseTo(now, 1);
  expect(Math.abs(loseOrGain - change)).toBeLessThan(0.06);
  expect(Math.abs(keepGoal - keep)).toBeLessThan(0.06);
});

it('has the constants of the paper in kilocalories', () => {
  expect(paperConstants.rhoFat).toBeCloseTo(9440.727, 3);
  expect(paperConstants.rhoLean).toBeCloseTo(1816.444, 3);
  expect(paperConstants.rhoGlycogen).toBeCloseTo(4206.501, 3);
  expect(paperConstants.gammaFat).toBeCloseTo(3.107075, 6);
  expect(paperConstants.gammaLean).toBeCloseTo(21.98853, 5);
  expect(paperConstants.etaFat).toBeCloseTo(179.2543, 4);
  expect(paperConstants.etaLean).toBeCloseTo(229.4455, 4);
});

it('begins with the published means of five people', () => {
  const people = [
    { sex: 'male', age: 45, heightMetres: 1.3, weightKg: 45 },
    { sex: 'female', age: 23, heightMetres: 1.73, weightKg: 67 },
    { sex: 'female', age: 66, heightMetres: 1.77, weightKg: 58 },
    { sex: 'male', age: 44, heightMetres: 1.92, weightKg: 92 },
    { sex: 'male', age: 23, heightMetres: 1.73, weightKg: 81 },
  ] as const;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const water = people.map(extracellularWater);
  const fat = people.map((person) => (person.weightKg * estimatedBodyFat(person)) / 100);
  const lean = people.map(({ weightKg }, index) => weightKg - (fat[index] ?? 0) - (water[index] ?? 0) - 1.85);
  expect(mean(water)).toBeCloseTo(17.6829, 5);
  expect(mean(fat)).toBeCloseTo(16.11919, 5);
  expect(mean(lean)).toBeCloseTo(32.94791, 5);
});

describe('the regression set', () => {
  it.each([
    ['man of 100 kg', man35, 3130.9, 28.92],
    ['woman of 85 kg', woman40, 2283.9, 41.1],
    ['man of 72 kg', man28, 2888.3, 16.52],
  ])('knows the balance of a %s', (_who, person, intake, fat) => {
    expect(balancedBody(person).intake).toBeCloseTo(intake, 1);
    expect(estimatedBodyFat(person)).toBeCloseTo(fat, 2);
  });

  it.each([
    ['man of 100 kg', man35, -500, [99.05, 97.99, 95.27, 91.92, 86.82, 79.62]],
    ['man of 100 kg', man35, 250, [100.47, 101, 102.33, 103.96, 106.45, 110.57]],
    ['woman of 85 kg', woman40, -500, [83.85, 82.82, 80.13, 76.7, 71.13, 61.46]],
    ['man of 72 kg', man28, 250, [72.54, 73.17, 74.64, 76.2, 78.12, 80]],
  ])('follows a %s with %p kcal a day', (_who, person, change, expected) => {
    const body = balancedBody(person);
    const weights = weightsOverTime(body, { intake: body.intake + change }, 1095);
    const days = [7, 28, 90, 180, 365, 1095];
    for (const [index, day] of days.entries()) {
      expect(Math.abs((weights[day] ?? Number.NaN) - (expected[index] ?? 0))).toBeLessThanOrEqual(0.00501);
    }
  });

  it.each([
    ['man of 100 kg to 90', man35, 90, 2514, 2912],
    ['woman of 85 kg to 76.5', woman40, 76.5, 1772, 2135],
    ['man of 72 kg to 64.8', man28, 64.8, 2478, 2658],
    ['woman of 70 kg to 63', woman30, 63, 1862.5, 2112.8],
  ])('finds the intakes of a %s in 180 days', (_who, person, goal, change, keep) => {
    const intakes = goalOf(person, goal, 180);
    expect(Math.abs(intakes.loseOrGain - change)).toBeLessThan(0.51);
    expect(Math.abs(intakes.keepGoal - keep)).toBeLessThan(0.51);
  });

  it('knows the balance of the woman of 70 kg', () => {
    expect(balancedBody(woman30).intake).toBeCloseTo(2275.1, 1);
  });

  it('moves the weight by activity alone', () => {
    expect(weightAfter(man35, 0, 90, 0.2)).toBeCloseTo(98.16, 2);
    expect(weightAfter(man35, 0, 365, 0.2)).toBeCloseTo(94.49, 2);
  });
});

describe('the model', () => {
  it.each([man35, woman40, man28, woman30])('holds the weight of who eats as before', (person) => {
    for (const weight of weightsOverTime(
      balancedBody(person),
      { intake: balancedBody(person).intake },
      365,
    )) {
      expect(Math.abs(weight - person.weightKg)).toBeLessThan(0.01);
    }
  });

  it('loses half of the final change in about a year and nearly all in three', () => {
    const woman: PlannedPerson = { sex: 'female', age: 40, heightMetres: 1.8, weightKg: 80, pal: 1.5 };
    const lost = (days: number) => weightAfter(woman, -100, days) - woman.weightKg;
    const inTheEnd = lost(7300);
    expect(lost(365)).toBeCloseTo(-2.75, 2);
    expect(lost(1095)).toBeCloseTo(-4.47, 2);
    expect(inTheEnd).toBeCloseTo(-4.9, 2);
    expect(lost(365) / inTheEnd).toBeGreaterThan(0.45);
    expect(lost(365) / inTheEnd).toBeLessThan(0.6);
  });

  it('differs from the paper’s smaller lean tissue by under a tenth of a kilogram in two years', () => {
    const body = balancedBody(man35, paperConstants);
    const smaller = { ...body, lean: body.lean - extracellularWater(man35) - 1.85 };
    const regimen = { intake: body.intake - 500 };
    const whole = weightsOverTime(body, regimen, 730);
    const lean = weightsOverTime(smaller, regimen, 730);
    for (const [day, weight] of whole.entries()) {
      expect(Math.abs(weight - (lean[day] ?? Number.NaN))).toBeLessThan(0.1);
    }
  });

  it('runs away for nobody, however much they eat', () => {
    const giant: PlannedPerson = { sex: 'male', age: 30, heightMetres: 2.1, weightKg: 320, pal: 2.4 };
    const body = balancedBody(giant);
    const weights = weightsOverTime(body, { intake: body.intake - 1000 }, 365);
    for (let day = 2; day <= 365; day += 1) {
      const change = (weights[day] ?? Number.NaN) - (weights[day - 1] ?? Number.NaN);
      expect(change).toBeLessThan(0);
      expect(change).toBeGreaterThan(-3);
    }
  });

  it('takes a measured percentage of fat instead of the estimate', () => {
    expect(balancedBody({ ...man35, bodyFatPercentage: 20 }).fat).toBe(20);
  });

  it('estimates no fat below 0 and above 60 percent', () => {
    expect(estimatedBodyFat({ sex: 'male', age: 20, heightMetres: 2, weightKg: 45 })).toBe(0);
    expect(estimatedBodyFat({ sex: 'female', age: 80, heightMetres: 1.5, weightKg: 200 })).toBe(60);
  });
});

describe('a goal', () => {
  it('is out of reach when fasting does not get there', () => {
    expect(intakesForGoal(balancedBody(man35), { weightKg: 70, days: 28 })).toBeNull();
  });

  it('is out of reach when nobody could eat that much', () => {
    expect(intakesForGoal(balancedBody(man28), { weightKg: 150, days: 28 })).toBeNull();
  });

  it.each([90, 105])('of %p kg is reached on its day', (weightKg) => {
    const { loseOrGain } = goalOf(man35, weightKg, 200);
    const body = balancedBody(man35);
    expect(weightsOverTime(body, { intake: loseOrGain }, 200).at(-1)).toBeCloseTo(weightKg, 4);
  });

  it('of more activity leaves more to eat', () => {
    const body = balancedBody(man35);
    const still = intakesForGoal(body, { weightKg: 90, days: 180 });
    const active = intakesForGoal(body, { weightKg: 90, days: 180, activityChange: 0.2 });
    expect(active?.loseOrGain).toBeGreaterThan((still?.loseOrGain ?? 0) + 100);
    expect(active?.keepGoal).toBeGreaterThan((still?.keepGoal ?? 0) + 100);
  });
});
