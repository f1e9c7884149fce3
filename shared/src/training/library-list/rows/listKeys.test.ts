import { rowAfterKey } from './listKeys';

const items = (count: number) => Array.from({ length: count }, () => ({ kind: 'item' as const }));
const heading = { kind: 'heading' as const };

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['PageDown', 3, 13],
  ['PageUp', 13, 3],
  ['Home', 13, 0],
  ['End', 3, 29],
])('%s leads from row %i to row %i', (key, from, to) => {
  expect(rowAfterKey(key, from, items(30))).toBe(to);
});

it('stays inside the list', () => {
  expect(rowAfterKey('ArrowUp', 0, items(30))).toBe(0);
  expect(rowAfterKey('PageDown', 25, items(30))).toBe(29);
});

it('passes over headings, and stays where there is nothing beyond one', () => {
  const entries = [heading, ...items(2), heading, ...items(2)];
  expect(rowAfterKey('ArrowDown', 2, entries)).toBe(4);
  expect(rowAfterKey('ArrowUp', 4, entries)).toBe(2);
  expect(rowAfterKey('ArrowUp', 1, entries)).toBe(1);
  expect(rowAfterKey('Home', 5, entries)).toBe(1);
});

it('leaves other keys alone', () => {
  expect(rowAfterKey('a', 3, items(30))).toBeNull();
});
