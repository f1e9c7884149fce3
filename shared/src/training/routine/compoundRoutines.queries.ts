import { call, isApiError } from '@formline/shared/api-client';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import {
  type CompoundRoutine,
  findCompoundRoutines,
  readCompoundRoutine,
  type RoutineType,
} from '@formline/shared/contracts/library/compoundRoutines';
import {
  changePages,
  derivedQueryOf,
  pagesOf,
  queriesOf,
  type QueryClient,
  setAnswer,
} from '@formline/shared/query';
import { selectPages } from '../library-list/listedPages';

export const ROUTINE_PAGE_SIZE = 20;
export const ROUTINE_PANEL_PAGE_SIZE = 10;

export interface RoutineListing {
  readonly search: string;
  readonly routineType: RoutineType | null;
  readonly onlyFavorites?: boolean | undefined;
  readonly size?: number | undefined;
}

const selectRoutines = selectPages(
  ({ compoundRoutines }: EndpointResult<typeof findCompoundRoutines>) => compoundRoutines,
);

export const routineListQuery = (listing: RoutineListing) => {
  const { search, routineType, onlyFavorites = false, size = ROUTINE_PAGE_SIZE } = listing;
  const pages = pagesOf(findCompoundRoutines, {
    input: (page) => ({
      query: {
        page,
        size,
        ...(search && { search }),
        ...(routineType && { routine_type: routineType }),
        ...(onlyFavorites && { is_favorite: true }),
      },
    }),
    next: ({ hasMore }, all) => (hasMore ? all.length + 1 : null),
  });
  return { ...pages, select: selectRoutines };
};

export function routineQuery(id: number) {
  const input = { params: { id } };
  const load = async (signal: AbortSignal): Promise<CompoundRoutine | null> => {
    try {
      return await call(readCompoundRoutine, input, signal);
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null;
      throw error;
    }
  };
  return derivedQueryOf(readCompoundRoutine, input, { as: 'if found', load: ({ signal }) => load(signal) });
}

export function markRoutine(cache: QueryClient, id: number, isFavorite: boolean): readonly string[] {
  const marked = (routine: CompoundRoutine) =>
    routine.id === id ? { ...routine, is_favorite: isFavorite } : routine;
  return [
    ...setAnswer(cache, routineQuery(id), (known) => known && marked(known)),
    ...changePages(cache, findCompoundRoutines, (page) => ({
      ...page,
      compoundRoutines: page.compoundRoutines.map(marked),
    })),
  ];
}

/** Invalidates all lists; resolves when those on screen are refetched. */
export const reloadRoutineLists = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries(queriesOf(findCompoundRoutines));

export const setRoutineInCache = (cache: QueryClient, routine: CompoundRoutine): readonly string[] =>
  setAnswer(cache, routineQuery(routine.id), routine);

/** Caches a deletion as null, so that it is not requested again. */
export const setRoutineDeletedInCache = (cache: QueryClient, id: number): readonly string[] =>
  setAnswer(cache, routineQuery(id), null);
