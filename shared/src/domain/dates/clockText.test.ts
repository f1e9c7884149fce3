import { fromClockText, LONGEST_CLOCK_SECONDS, toClockText } from './clockText';

it.each([
  ['00:00', 0],
  ['01:30', 90],
  ['99:59', LONGEST_CLOCK_SECONDS],
])('%s and %i seconds are the same', (text, seconds) => {
  expect(fromClockText(text)).toBe(seconds);
  expect(toClockText(seconds)).toBe(text);
});

it.each(['', '1:30', '00:60', '0130', '100:00', '01:30 ', '-1:30', '٠١:٣٠'])('%p is no time', (text) => {
  expect(fromClockText(text)).toBeNull();
});

it('shows more minutes than a form takes, and parts of a second not at all', () => {
  expect(toClockText(6001.9)).toBe('100:01');
  expect(toClockText(-1)).toBe('00:00');
});
