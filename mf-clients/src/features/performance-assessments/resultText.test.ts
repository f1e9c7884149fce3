import { resultText } from './resultText';

it.each([
  ['one_mile_run', 498, 'lb', '8:18'],
  ['five_hundred_meter_row', 118.5, 'lb', '1:58.5'],
  ['five_hundred_meter_row', 119.97, 'lb', '2:00'],
  ['three_minute_step', 104, 'lb', '104 bpm'],
  ['one_minute_pushups', 0, 'lb', '0 reps'],
  ['bench', 175, 'lb', '175.0 lb'],
  ['bench', 175, 'kg', '79.4 kg'],
] as const)('tells a %s of %d in %s as %s', (name, value, unit, text) => {
  expect(resultText(name, value, unit)).toBe(text);
});
