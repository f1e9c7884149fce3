import { isImplausible } from './measurementJumps';

const change = (last: number, next: number, nextDate: string) => ({
  last,
  next,
  lastDate: '2026-06-01',
  nextDate,
});

it.each([
  ['weight', 150, 145, '2026-06-02', false],
  ['weight', 150, 141, '2026-06-02', true],
  ['weight', 150, 141, '2026-06-22', false],
  ['weight', 150, 68, '2027-06-01', true],
  ['weight', 150, 330, '2027-06-01', true],
  ['weight', 141, 150, '2026-05-11', false],
  ['percentage', 22, 26, '2026-06-02', false],
  ['percentage', 22, 28, '2026-06-02', true],
  ['percentage', 22, 28, '2026-06-15', false],
  ['percentage', 22, 78, '2027-06-01', true],
  ['girth', 31, 33, '2026-06-02', false],
  ['girth', 31, 13, '2026-06-02', true],
  ['girth', 31, 78.7, '2027-06-01', true],
] as const)('%s from %d to %d by %s: is implausible %s', (kind, last, next, date, isAsked) => {
  expect(isImplausible(kind, change(last, next, date))).toBe(isAsked);
});
