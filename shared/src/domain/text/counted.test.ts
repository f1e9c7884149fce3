import { counted } from './counted';

it.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [2, '2 entries'],
  [1000, '1000 entries'],
])('counts %d', (count, text) => {
  expect(counted(count, 'entry', 'entries')).toBe(text);
});
