import { existsSync } from 'node:fs';
import { baselineClients, baselineExercises, baselineGroups } from './lists';
import { baselineMonth } from './month';
import { sortablePage } from './sortable';

const pages = [baselineClients, baselineExercises, baselineGroups, baselineMonth, sortablePage];

it.each(pages)('$name imports files of the product that exist', ({ program }) => {
  const files = [...program.matchAll(/ from "(.+)";/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !['', '.ts', '.tsx'].some((end) => existsSync(file + end)))).toEqual([]);
});
