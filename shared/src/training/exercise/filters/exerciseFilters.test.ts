import {
  areSameFilters,
  chosenRegions,
  countFilters,
  groupsOfRegions,
  NO_EXERCISE_FILTERS,
} from './exerciseFilters';

const groups = [
  { id: 1, name: 'Chest' },
  { id: 7, name: 'Back' },
  { id: 18, name: 'Arms' },
];
const filters = { ...NO_EXERCISE_FILTERS, sources: ['trainer'], muscle_groups: [1, 7] } as const;

it('counts every choice', () => {
  expect(countFilters(filters)).toBe(3);
});

it('are the same in whichever order they were chosen', () => {
  expect(areSameFilters(filters, { ...filters, muscle_groups: [7, 1] })).toBe(true);
  expect(areSameFilters(filters, { ...filters, muscle_groups: [1] })).toBe(false);
  expect(areSameFilters(filters, { ...filters, muscle_groups: [1, 2] })).toBe(false);
});

it('have a region for each muscle group that is one', () => {
  expect(chosenRegions(groups, [7, 18])).toEqual(['back']);
});

it('take the regions of the map, and keep groups the map does not show', () => {
  expect(groupsOfRegions(groups, [1, 18], ['back'])).toEqual([7, 18]);
  expect(groupsOfRegions(groups, [1, 7], [])).toEqual([]);
});
