import { numberTyping, typedNumber } from './numberTyping';

it.each([
  ['12', '12'],
  ['1a2', '12'],
  ['-3', '3'],
  ['12345', null],
  ['1.', '1'],
  ['1.5', null],
])('of whole numbers %j becomes %j', (typed, shown) => {
  expect(numberTyping(typed, { maxDigits: 4, decimals: 0 })).toBe(shown);
});

it.each([
  ['7.5', '7.5'],
  ['7,5 kg', '7.5'],
  ['7.', '7.'],
  ['.5', '.5'],
  ['7.55', null],
  ['1.2.3', null],
])('of numbers with a fraction %j becomes %j', (typed, shown) => {
  expect(numberTyping(typed, { maxDigits: 4, decimals: 1 })).toBe(shown);
});

it.each([
  ['', null],
  ['.', null],
  ['0', 0],
  ['7.', 7],
  ['.5', 0.5],
])('%j means %j', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});
