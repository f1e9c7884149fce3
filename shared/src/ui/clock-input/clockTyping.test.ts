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
  ['12345', ['00:01', '00:12', '01:23', '12:34', '12:34']],
  ['130<<<', ['00:01', '00:13', '01:30', '00:13', '00:01', '']],
  ['0<', ['00:00', '']],
  ['x', ['']],
])('%s is shown as %j', (keys, shown) => {
  expect(typing(keys)).toEqual(shown);
});

it('takes a time that is pasted', () => {
  expect(clockTyping(' 2:05 ', '')).toBe('02:05');
  expect(clockTyping('12:34:56', '01:30')).toBe('01:30');
});

it.each([
  ['', null],
  ['00:00', 0],
  ['01:30', 90],
  ['00:90', 90],
  ['99:99', 99 * 60 + 59],
])('%j means %j seconds', (text, seconds) => {
  expect(typedSeconds(text)).toBe(seconds);
});
