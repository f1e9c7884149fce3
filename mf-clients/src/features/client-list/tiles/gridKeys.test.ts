import { indexAfterKey } from './gridKeys';

/**
 * 0 1 2 3
 * 4 5 6 7
 * 8 9
 */
const grid = { count: 10, columns: 4, rowsPerPage: 2 };

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['PageDown', 1, 9],
  ['PageUp', 9, 1],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 8, 9],
])('%s goes from %i to %i', (key, from, to) => {
  expect(indexAfterKey({ key, ctrlKey: false }, { ...grid, index: from })).toBe(to);
});

it('goes to the first and the last client with Control', () => {
  expect(indexAfterKey({ key: 'Home', ctrlKey: true }, { ...grid, index: 6 })).toBe(0);
  expect(indexAfterKey({ key: 'End', ctrlKey: true }, { ...grid, index: 0 })).toBe(9);
});

it('leaves other keys to the page', () => {
  expect(indexAfterKey({ key: 'Enter', ctrlKey: false }, { ...grid, index: 0 })).toBeNull();
});
