import {
  convertLength,
  convertWeight,
  fromCentimetres,
  fromKilograms,
  roundTo,
  toCentimetres,
  toKilograms,
  toMetres,
} from './measureUnits';

it('converts exactly', () => {
  expect(toKilograms(1, 'lb')).toBe(0.45359237);
  expect(toKilograms(70, 'kg')).toBe(70);
  expect(toCentimetres(1, 'in')).toBe(2.54);
  expect(toMetres(180, 'cm')).toBe(1.8);
  expect(fromCentimetres(toCentimetres(66.5, 'in'), 'in')).toBeCloseTo(66.5, 12);
  expect(fromKilograms(toKilograms(154, 'lb'), 'lb')).toBeCloseTo(154, 12);
});

it('converts into another unit and keeps a value that has it already', () => {
  expect(convertWeight(154, 'lb', 'lb')).toBe(154);
  expect(convertWeight(100, 'kg', 'lb')).toBeCloseTo(220.462, 3);
  expect(convertLength(69, 'in', 'in')).toBe(69);
  expect(convertLength(180, 'cm', 'in')).toBeCloseTo(70.866, 3);
});

it.each([
  [22.857142, 1, 22.9],
  [1.005, 2, 1],
  [-2.5, 0, -2],
  [100, 2, 100],
])('rounds %p to %p decimals', (value, decimals, expected) => {
  expect(roundTo(value, decimals)).toBe(expected);
});
