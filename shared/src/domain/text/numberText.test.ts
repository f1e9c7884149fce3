import { fieldText, numberOf } from './numberText';

it.each([
  ['70', 70],
  [' 70.5 ', 70.5],
  ['70,5', 70.5],
  ['1,800', 1800],
  ['1,800.5', 1800.5],
  ['1,234,567', 1_234_567],
  ['0,125', 0.125],
  ['1,80,0', null],
  ['-10', -10],
  ['.5', 0.5],
  ['', null],
  ['7O', null],
  ['1e3', null],
  ['1.2.3', null],
  ['0x10', null],
])('reads %p as %p', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

it('leaves a field empty for what is not known', () => {
  expect([fieldText(null), fieldText(undefined), fieldText(0)]).toEqual(['', '', '0']);
});
