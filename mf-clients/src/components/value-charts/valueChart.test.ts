import { changeText, valueDomain, valuesInRange } from './valueChart';

const values = [
  { date: '2026-11-20', value: 141 },
  { date: '2026-11-20', value: 999 },
  { date: '2026-10-25', value: 143 },
  { date: '2026-09-01', value: 146 },
  { date: '2025-11-25', value: 150 },
  { date: '2025-11-24', value: 151 },
];
const poundsOf = (range: 'month' | 'quarter' | 'year' | 'all') =>
  valuesInRange(values, range, '2026-11-25').map(({ value }) => value);

it('takes the values of a period, its first day included, oldest first and one a day', () => {
  expect(poundsOf('month')).toEqual([143, 141]);
  expect(poundsOf('quarter')).toEqual([146, 143, 141]);
  expect(poundsOf('year')).toEqual([150, 146, 143, 141]);
  expect(poundsOf('all')).toEqual([151, 150, 146, 143, 141]);
});

it('fits the axis to the values, so that a fall from 150 to 141 takes most of its height', () => {
  const [least, greatest] = valueDomain([150, 145, 141]);
  expect((150 - 141) / (greatest - least)).toBeGreaterThan(0.8);
});

it('does not blow up noise, and never goes below zero', () => {
  const [least, greatest] = valueDomain([150, 150.2]);
  expect(greatest - least).toBeGreaterThan(6);
  expect(valueDomain([0.1, 9])[0]).toBe(0);
  expect(valueDomain([0])).toEqual([0, expect.any(Number)]);
});

it.each([
  [[150, 141], '−9.0 lb over this period'],
  [[141, 150], '+9.0 lb over this period'],
  [[141, 141.01], 'No change in this period'],
  [[141], null],
])('writes the change of %j as %s', (pounds, text) => {
  const dated = pounds.map((value, day) => ({ date: `2026-11-0${day + 1}`, value }));
  expect(changeText(dated, (value) => `${value.toFixed(1)} lb`)).toBe(text);
});
