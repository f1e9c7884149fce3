import { isTooLong, typedNumber } from './typedNumber';

it.each([
  ['', null],
  ['12', 12],
  ['-3', -3],
  ['1,800', 1800],
  ['12 reps', 12],
  ['40%', 40],
  ['8-10', NaN],
  ['7.5', NaN],
  ['1e3', NaN],
  ['7O', NaN],
  ['-', NaN],
])('of whole numbers %j means %j', (text, value) => {
  expect(typedNumber(text, { maxDigits: 4, decimals: 0 })).toBe(value);
});

it.each([
  ['7.', 7],
  ['.5', 0.5],
  ['7,5 kg', 7.5],
  ['1,800', 1800],
  ['.', NaN],
  ['1.2.3', NaN],
])('of numbers with a fraction %j means %j', (text, value) => {
  expect(typedNumber(text, { maxDigits: 4, decimals: 1 })).toBe(value);
});

it.each([
  [9999, false],
  [10_000, true],
  [-9999, false],
  [8.3, false],
  [8.29, true],
  [NaN, false],
])('%j is too long for four digits and one decimal: %j', (value, isLong) => {
  expect(isTooLong(value, { maxDigits: 4, decimals: 1 })).toBe(isLong);
});
