import { call, isApiError } from '@formline/shared/api-client';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { tagFiltersOf } from '@formline/shared/contracts/library/exerciseTags';
import {
  type ExerciseDetails,
  findExercises,
  readExercise,
} from '@formline/shared/contracts/library/exercises';
import { derivedQueryOf, pagesOf } from '@formline/shared/query';
import type { ExerciseFilters } from '../filters/exerciseFilters';
import { listSortings, type ListViewState } from '../../library-list/listViewState';
import { selectPages } from '../../library-list/listedPages';

export const EXERCISE_PAGE_SIZE = 20;
export const PICKER_PAGE_SIZE = 60;
/** The library changes rarely, and the trainer's own changes invalidate it. */
const LIBRARY_FRESH_MS = 5 * 60_000;
const NOT_FOUND = 404;

/** Without a source it has both, the trainer's own first. */
export interface ExerciseListing extends ListViewState, ExerciseFilters {
  readonly isFavorite?: true;
  readonly pageSize?: number;
}

const selectExercises = selectPages(({ exercises }: EndpointResult<typeof findExercises>) => exercises);

export const exerciseListQuery = (listing: ExerciseListing) => ({
  ...pagesOf(findExercises, {
    input: (page) => ({ query: { page, ...searchOf(listing) } }),
    next: ({ nextPage }) => nextPage,
  }),
  select: selectExercises,
  staleTime: LIBRARY_FRESH_MS,
});

export function exerciseQuery(id: number) {
  const input = { params: { id } };
  const load = async (signal: AbortSignal): Promise<ExerciseDetails | null> => {
    try {
      return await call(readExercise, input, signal);
    } catch (error) {
      if (isApiError(error) && error.status === NOT_FOUND) return null;
      throw error;
    }
  };
  const query = derivedQueryOf(readExercise, input, { as: 'if found', load: ({ signal }) => load(signal) });
  return { ...query, staleTime: LIBRARY_FRESH_MS };
}

function searchOf(listing: ExerciseListing) {
  const { search, order, sources, isFavorite, pageSize } = listing;
  return {
    size: pageSize ?? EXERCISE_PAGE_SIZE,
    exercisesFilter: [...sources],
    ...tagFiltersOf(listing),
    ...(sources.length !== 1 && { groupBySource: true }),
    ...(isFavorite && { is_favorite: true }),
    ...(search && { search }),
    ...listSortings[order],
  };
}
