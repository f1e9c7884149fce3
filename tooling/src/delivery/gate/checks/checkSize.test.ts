import { checkSize } from './checkSize';
import { linesOf } from '../testing/linesOf';

const live = { entry: 8_000, './ClientListRoute': 30_000 };

it('passes what stays within its budget and about as large as it is live', () => {
  expect(checkSize({ entry: 8_400 }, { entry: 9 }, live)).toEqual([]);
});

it('refuses what is over its budget, in figures', () => {
  const sizes = { './ClientListRoute': 40_060 };
  expect(linesOf(checkSize(sizes, { './ClientListRoute': 40 }, live))).toEqual([
    expect.stringContaining('error: ./ClientListRoute weighs 40.1 kB, more than its budget of 40 kB'),
  ]);
});

it('tells of growth within the budget, but not of a few bytes', () => {
  const sizes = { './ClientListRoute': 34_000 };
  expect(linesOf(checkSize(sizes, { './ClientListRoute': 40 }, live))).toEqual([
    expect.stringMatching(/^warning: .* 30 kB are live, 34 kB are in this build/),
  ]);
  expect(checkSize({ entry: 900 }, { entry: 1 }, { entry: 300 })).toEqual([]);
});

it('asks for a budget where there is none', () => {
  expect(linesOf(checkSize({ './NewRoute': 12_340 }, {}, {}))).toEqual([
    expect.stringMatching(/^warning: .* it weighs 12\.3 kB/),
  ]);
});
