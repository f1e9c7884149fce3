import { readTimeText, resultText, timeText } from './resultText';

it.each([
  ['one_mile_run', 498, 'lb', '8:18'],
  ['five_hundred_meter_row', 118.5, 'lb', '1:58.5'],
  ['five_hundred_meter_row', 119.97, 'lb', '2:00'],
  ['three_minute_step', 104, 'lb', '104 bpm'],
  ['one_minute_pushups', 0, 'lb', '0 reps'],
  ['one_minute_pushups', 1, 'lb', '1 rep'],
  ['bench', 175, 'lb', '175.0 lb'],
  ['bench', 175, 'kg', '79.4 kg'],
] as const)('tells a %s of %d in %s as %s', (name, value, unit, text) => {
  expect(resultText(name, value, unit)).toBe(text);
});

it.each([
  ['8:18', 498],
  [' 1:58.5 ', 118.5],
  ['1:58,5', 118.5],
  ['60:00', 3600],
  ['818', null],
  ['8:8', null],
  ['8:60', null],
  ['8.18', null],
  ['', null],
])('reads the time %p as %p seconds', (text, seconds) => {
  expect(readTimeText(text)).toBe(seconds);
});

it('reads every tenth of a second that it writes', () => {
  const tenths = Array.from({ length: 35_401 }, (_, index) => 600 + index);
  expect(tenths.filter((one) => Math.round((readTimeText(timeText(one / 10)) ?? 0) * 10) !== one)).toEqual(
    [],
  );
});
