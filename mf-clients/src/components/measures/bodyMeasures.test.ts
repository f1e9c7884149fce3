import { heightText, measuredPercentText, measuredWeightText, weightText } from './bodyMeasures';

it.each([
  [66, 'in', '5 ft 6 in'],
  [72, 'in', '6 ft 0 in'],
  [71.6, 'in', '6 ft 0 in'],
  [66, 'cm', '168 cm'],
] as const)('writes %d inches in %s as %s', (height, unit, text) => {
  expect(heightText(height, unit)).toBe(text);
});

it.each([
  [66.54, 'in', '5 ft 6.5 in'],
  [71.96, 'in', '6 ft 0 in'],
  [168.4 / 2.54, 'cm', '168.4 cm'],
] as const)('writes %d inches in %s with a decimal as %s', (height, unit, text) => {
  expect(heightText(height, unit, 1)).toBe(text);
});

it.each([
  [140, 'lb', '140.0 lb'],
  [152.25, 'lb', '152.3 lb'],
  [140, 'kg', '63.5 kg'],
] as const)('writes %d pounds in %s as %s', (weight, unit, text) => {
  expect(weightText(weight, unit)).toBe(text);
});

it.each([
  [142, 'lb', '142.0 lb'],
  [0, 'lb', 'n/a'],
  [null, 'kg', 'n/a'],
] as const)('writes a measured weight of %p in %s as %s', (weight, unit, text) => {
  expect(measuredWeightText(weight, unit)).toBe(text);
});

it.each([
  [20.06, '20.1%'],
  [0, 'n/a'],
  [null, 'n/a'],
])('writes a measured percentage of %p as %s', (percentage, text) => {
  expect(measuredPercentText(percentage)).toBe(text);
});
