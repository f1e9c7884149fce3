import { pointOfGap, nearestGap, positionInGap, withMoved, withMovedBetween } from './dropPosition';

const rows = { count: 5, spanOf: (index: number) => ({ start: 100 + index * 50, end: 140 + index * 50 }) };

it.each([
  [0, 0],
  [119, 0],
  [121, 1],
  [145, 1],
  [221, 3],
  [900, 5],
])('a pointer at %d is nearest to gap %d', (y, gap) => {
  expect(nearestGap(y, rows)).toBe(gap);
});

it('looks at few rows of a long list', () => {
  const spanOf = jest.fn((index: number) => ({ start: index * 10, end: index * 10 + 10 }));
  expect(nearestGap(3_333, { count: 1_000, spanOf })).toBe(333);
  expect(spanOf.mock.calls.length).toBeLessThanOrEqual(10);
});

it('puts the line between two rows, and at the ends to the edge', () => {
  expect([0, 1, 5].map((gap) => pointOfGap(gap, rows))).toEqual([100, 145, 340]);
  expect(pointOfGap(0, { ...rows, count: 0 })).toBe(0);
});

it('counts the place of a row without the row itself', () => {
  expect([0, 2, 3, 5].map((gap) => positionInGap(2, gap))).toEqual([0, 2, 2, 4]);
});

it('moves one item and leaves a list alone that has no such place', () => {
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(withMoved(['a'], 4, 0)).toEqual(['a']);
});

it('moves an item into another list, and within its own', () => {
  const lists = { one: ['a', 'b'], two: ['c'] };
  const at = (listId: string, index: number) => ({ listId, index });
  expect(withMovedBetween(lists, { from: at('one', 0), to: at('two', 1) })).toEqual({
    one: ['b'],
    two: ['c', 'a'],
  });
  expect(withMovedBetween(lists, { from: at('one', 0), to: at('one', 1) })).toEqual({
    one: ['b', 'a'],
    two: ['c'],
  });
  expect(withMovedBetween(lists, { from: at('one', 7), to: at('two', 0) })).toBe(lists);
});
