import { rowAfterKey } from './listKeys';

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['PageDown', 3, 13],
  ['PageUp', 13, 3],
  ['Home', 13, 0],
  ['End', 3, 29],
])('%s leads from row %i to row %i', (key, from, to) => {
  expect(rowAfterKey(key, from, 30)).toBe(to);
});

it('stays inside the list', () => {
  expect(rowAfterKey('ArrowUp', 0, 30)).toBe(0);
  expect(rowAfterKey('PageDown', 25, 30)).toBe(29);
});

it('leaves other keys alone', () => {
  expect(rowAfterKey('a', 3, 30)).toBeNull();
});
