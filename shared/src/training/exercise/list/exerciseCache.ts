import { findExercises, readExercise } from '@formline/shared/contracts/library/exercises';
import { changePages, queriesOf, type QueryClient, setAnswer } from '@formline/shared/query';
import { exerciseQuery } from './exerciseList.queries';

/** Marks an exercise as a favourite or not wherever the cache holds it, so that every list shows the same star. */
export function markFavorite(cache: QueryClient, exerciseId: number, isFavorite: boolean): readonly string[] {
  const mark = <E extends { readonly id: number; readonly is_favorite: boolean }>(exercise: E): E =>
    exercise.id === exerciseId ? { ...exercise, is_favorite: isFavorite } : exercise;
  return [
    ...changePages(cache, findExercises, (page) => ({ ...page, exercises: page.exercises.map(mark) })),
    ...setAnswer(cache, exerciseQuery(exerciseId), (known) => known && mark(known)),
  ];
}

/** Asks again for the lists of favourites, which an exercise joins or leaves. */
export const reloadFavorites = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries(queriesOf(findExercises, { query: { is_favorite: true } }));

/** Asks again for what lists and details show of exercises. A form goes on with what it began with. */
export function reloadExercises(cache: QueryClient): void {
  void cache.invalidateQueries(queriesOf(findExercises));
  void cache.invalidateQueries(queriesOf(readExercise));
}
