import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { findExercises } from '@formline/shared/contracts/exercises';
import type { InfiniteData, QueryClient } from '@formline/shared/query';
import { withPages } from '../../library-list/withPages';
import { EXERCISE_DETAILS_KEY, EXERCISE_LISTS_KEY, exerciseQuery } from './exerciseList.queries';

type ExercisePages = InfiniteData<EndpointResult<typeof findExercises>>;

/** Marks an exercise as a favourite or not wherever the cache holds it, so that every list shows the same star. */
export function markFavorite(cache: QueryClient, exerciseId: number, isFavorite: boolean): void {
  const mark = <E extends { readonly id: number; readonly is_favorite: boolean }>(exercise: E): E =>
    exercise.id === exerciseId ? { ...exercise, is_favorite: isFavorite } : exercise;
  cache.setQueriesData<ExercisePages>({ queryKey: EXERCISE_LISTS_KEY }, (list) =>
    withPages(list, (page) => ({ ...page, exercises: page.exercises.map(mark) })),
  );
  cache.setQueryData(exerciseQuery(exerciseId).queryKey, (known) => (known ? mark(known) : undefined));
}

/** Lets what lists and details know of exercises be asked for anew. A form goes on with what it began with. */
export function reloadExercises(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: EXERCISE_LISTS_KEY });
  void cache.invalidateQueries({ queryKey: EXERCISE_DETAILS_KEY });
}
