import { heartRateZones, maxHeartRate, suitsSex } from './maxHeartRate';

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
