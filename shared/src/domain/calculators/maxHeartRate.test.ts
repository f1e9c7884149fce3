import { heartRateZones, maxHeartRate, type MaxHeartRateFormula, suitsSex } from './maxHeartRate';

it.each([
  [20, [200, 194, 193, 188.7, 188.4]],
  [40, [180, 180, 179, 180.3, 170.8]],
  [60, [160, 166, 165, 166.3, 153.2]],
])('gives the published rates at %p years', (age, expected) => {
  const formulas: readonly MaxHeartRateFormula[] = [
    'fox',
    'tanaka',
    'gellish',
    'gellish_nonlinear',
    'gulati',
  ];
  for (const [index, formula] of formulas.entries()) {
    expect(maxHeartRate(formula, age)).toBeCloseTo(expected[index] ?? 0, 6);
  }
});

it('knows the equation of the HUNT study', () => {
  expect(maxHeartRate('hunt', 50)).toBeCloseTo(179, 6);
});

it('uses Gulati for women alone', () => {
  expect(suitsSex('gulati', 'female')).toBe(true);
  expect(suitsSex('gulati', 'male')).toBe(false);
  expect(suitsSex('tanaka', 'male')).toBe(true);
});

it('makes five zones of the maximum', () => {
  const zones = heartRateZones(180);
  expect(zones.map(({ zone, from_percent, to_percent }) => [zone, from_percent, to_percent])).toEqual([
    [1, 50, 60],
    [2, 60, 70],
    [3, 70, 80],
    [4, 80, 90],
    [5, 90, 100],
  ]);
  expect(zones.map(({ from }) => from)).toEqual([90, 108, 126, 144, 162]);
  expect(zones.at(-1)?.to).toBe(180);
});

it('makes five zones of the reserve with a resting rate (Karvonen)', () => {
  const zones = heartRateZones(maxHeartRate('tanaka', 40), 60);
  const starts = [120, 132, 144, 156, 168];
  for (const [index, { from }] of zones.entries()) expect(from).toBeCloseTo(starts[index] ?? 0, 6);
  expect(zones.at(-1)?.to).toBe(180);
});
