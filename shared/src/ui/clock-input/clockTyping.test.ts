import { clockTyping, typedSeconds } from './clockTyping';

const typing = (keys: string) => {
  const shown = [''];
  for (const key of keys) {
    const before = shown.at(-1) ?? '';
    shown.push(clockTyping(key === '<' ? before.slice(0, -1) : before + key, before));
  }
  return shown.slice(1);
};

it.each([
  ['130', ['00:01', '00:13', '01:30']],
  ['1:30', ['00:01', '00:01', '00:13', '01:30']],
  ['0130', ['00:00', '00:01', '00:13', '01:30']],
  ['0175', ['00:00', '00:01', '00:17', '01:75']],
  ['12345', ['00:01', '00:12', '01:23', '12:34', '123:45']],
  ['100:00', ['00:01', '00:10', '01:00', '01:00', '10:00', '100:00']],
  ['100:00<<', ['00:01', '00:10', '01:00', '01:00', '10:00', '100:00', '10:00', '01:00']],
  ['130<<<', ['00:01', '00:13', '01:30', '00:13', '00:01', '']],
  ['0<', ['00:00', '']],
  ['5x<', ['00:05', '00:05x', '00:05']],
  ['abc', ['a', 'ab', 'abc']],
])('%s is shown as %j', (keys, shown) => {
  expect(typing(keys)).toEqual(shown);
});

it.each([
  [' 2:05 ', '02:05'],
  ['130', '01:30'],
  ['01:75', '01:75'],
  ['100:00', '100:00'],
  ['2:5', '2:5'],
  ['12:34:56', '12:34:56'],
  ['-1:30', '-1:30'],
  ['1.30', '1.30'],
  ['abc', 'abc'],
  ['٠١:٣٠', '٠١:٣٠'],
])('%j that is pasted is shown as %j', (pasted, shown) => {
  expect(clockTyping(pasted, '')).toBe(shown);
});

it.each([
  ['', null],
  ['00:00', 0],
  ['01:30', 90],
  ['99:59', 99 * 60 + 59],
  ['00:90', NaN],
  ['01:75', NaN],
  ['99:99', NaN],
  ['100:00', NaN],
  ['2:5', NaN],
  ['abc', NaN],
])('%j means %j seconds', (text, seconds) => {
  expect(typedSeconds(text)).toBe(seconds);
});
