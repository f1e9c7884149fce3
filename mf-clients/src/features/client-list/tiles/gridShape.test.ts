import { columnsIn } from './gridShape';

it.each([
  [0, 1],
  [10.5, 1],
  [21.9, 1],
  [22, 2],
  [76, 6],
  [86, 7],
  [116, 10],
])('puts into %d rem as many tiles as fit with their gaps: %i', (widthRem, columns) => {
  expect(columnsIn(widthRem)).toBe(columns);
});
