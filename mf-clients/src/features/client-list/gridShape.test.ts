import { columnsIn } from './gridShape';

it.each([
  [0, 1],
  [9, 1],
  [18.9, 1],
  [19, 2],
  [76, 7],
  [86, 8],
])('puts into %d rem as many tiles as fit with their gaps: %i', (widthRem, columns) => {
  expect(columnsIn(widthRem)).toBe(columns);
});
