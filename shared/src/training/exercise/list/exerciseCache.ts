import { findExercises, readExercise } from '@formline/shared/contracts/library/exercises';
import { changePages, queriesOf, type QueryClient, setAnswer } from '@formline/shared/query';
import { exerciseQuery } from './exerciseList.queries';

/** Updates the favourite mark in every cached list and detail. */
export function markFavorite(cache: QueryClient, exerciseId: number, isFavorite: boolean): readonly string[] {
  const mark = <E extends { readonly id: number; readonly is_favorite: boolean }>(exercise: E): E =>
    exercise.id === exerciseId ? { ...exercise, is_favorite: isFavorite } : exercise;
  return [
    ...changePages(cache, findExercises, (page) => ({ ...page, exercises: page.exercises.map(mark) })),
    ...setAnswer(cache, exerciseQuery(exerciseId), (known) => known && mark(known)),
  ];
}

export const reloadFavorites = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries(queriesOf(findExercises, { query: { is_favorite: true } }));

/** Refetches exercise lists and details. An open form keeps its initial values. */
export function reloadExercises(cache: QueryClient): void {
  void cache.invalidateQueries(queriesOf(findExercises));
  void cache.invalidateQueries(queriesOf(readExercise));
}
