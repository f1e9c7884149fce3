import { NO_EXERCISE_FILTERS } from '@formline/shared/training/exercise/filters/exerciseFilters.ts';
import { sourcesOf } from './exerciseTabs';

it('show their own source, and those chosen beside it once', () => {
  expect(sourcesOf('provider', NO_EXERCISE_FILTERS)).toEqual(['formline']);
  expect(sourcesOf('own', { ...NO_EXERCISE_FILTERS, sources: ['formline', 'trainer'] })).toEqual([
    'trainer',
    'formline',
  ]);
});

it('show both sources among the favourites until one is chosen', () => {
  expect(sourcesOf('favorites', NO_EXERCISE_FILTERS)).toEqual([]);
  expect(sourcesOf('favorites', { ...NO_EXERCISE_FILTERS, sources: ['trainer'] })).toEqual(['trainer']);
});
