import { tilePositions } from './tilePositions';

const row = new Map([
  [11, 0],
  [12, 1],
  [13, 2],
]);
const positionsIn = (...args: Parameters<typeof tilePositions>) => [...tilePositions(...args)];

it.each([
  [
    'places of their own at first',
    new Map(),
    [11, 12],
    [
      [11, 0],
      [12, 1],
    ],
  ],
  [
    'the places of those who left',
    row,
    [14, 15],
    [
      [14, 0],
      [15, 1],
    ],
  ],
  [
    'a place beside those who stay',
    row,
    [13, 14],
    [
      [13, 2],
      [14, 0],
    ],
  ],
  [
    'new places where none is left',
    row,
    [11, 12, 13, 14],
    [
      [11, 0],
      [12, 1],
      [13, 2],
      [14, 3],
    ],
  ],
])('gives who comes %s', (_, last, ids, expected) => {
  expect(positionsIn(last, ids, true)).toEqual(expected);
});

it('gives who comes new places where none is to be taken over', () => {
  expect(positionsIn(row, [10, 11, 12], false)).toEqual([
    [10, 3],
    [11, 0],
    [12, 1],
  ]);
});
