import { call, isApiError } from '@formline/shared/api-client';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import {
  type CompoundRoutine,
  findCompoundRoutines,
  readCompoundRoutine,
  type RoutineType,
} from '@formline/shared/contracts/compoundRoutines';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@formline/shared/query';
import { selectPages } from '../library-list/listedPages';
import { withPages } from '../library-list/withPages';

/** How many supersets and circuits one page of a library brings. */
export const ROUTINE_PAGE_SIZE = 20;
/** How many one page of a panel beside a schedule brings. */
export const ROUTINE_PANEL_PAGE_SIZE = 10;

/** Which supersets and circuits a list shows. */
export interface RoutineListing {
  readonly search: string;
  /** Null: supersets and circuits. */
  readonly routineType: RoutineType | null;
  readonly onlyFavorites?: boolean | undefined;
  readonly size?: number | undefined;
}

const ALL_LISTS = ['compound-routines', 'list'] as const;
const oneKey = (id: number) => ['compound-routines', 'one', id] as const;

interface RoutinePage {
  readonly compoundRoutines: readonly CompoundRoutine[];
  readonly hasMore: boolean;
}

const selectRoutines = selectPages(
  ({ compoundRoutines }: EndpointResult<typeof findCompoundRoutines>) => compoundRoutines,
);

/** The trainer's supersets and circuits, page after page, by title. */
export const routineListQuery = (listing: RoutineListing) => {
  const { search, routineType, onlyFavorites = false, size = ROUTINE_PAGE_SIZE } = listing;
  return infiniteQueryOptions({
    queryKey: [...ALL_LISTS, { search, routineType, onlyFavorites, size }],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        page: pageParam,
        size,
        ...(search && { search }),
        ...(routineType && { routine_type: routineType }),
        ...(onlyFavorites && { is_favorite: true }),
      };
      return call(findCompoundRoutines, { query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : null),
    select: selectRoutines,
  });
};

/** One superset or circuit of the trainer's; null if there is none. */
export const routineQuery = (id: number) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: async ({ signal }): Promise<CompoundRoutine | null> => {
      try {
        return await call(readCompoundRoutine, { params: { id } }, signal);
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Turns the star of one in everything that is read already. */
export function markRoutine(cache: QueryClient, id: number, isFavorite: boolean): void {
  const marked = (routine: CompoundRoutine) =>
    routine.id === id ? { ...routine, is_favorite: isFavorite } : routine;
  cache.setQueryData(routineQuery(id).queryKey, (known) => known && marked(known));
  cache.setQueriesData<InfiniteData<RoutinePage>>({ queryKey: ALL_LISTS }, (list) =>
    withPages(list, (page) => ({ ...page, compoundRoutines: page.compoundRoutines.map(marked) })),
  );
}

/** Lets all lists be read anew; the returned promise ends when those on screen are. */
export const reloadRoutineLists = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: ALL_LISTS });

/** Keeps what the server answered of one superset or circuit; an answer under way is older. */
export async function keepRoutine(cache: QueryClient, routine: CompoundRoutine): Promise<void> {
  await cache.cancelQueries({ queryKey: oneKey(routine.id) });
  cache.setQueryData(routineQuery(routine.id).queryKey, routine);
}

/** Knows that one was deleted: nobody asks for it again. */
export const forgetRoutine = (cache: QueryClient, id: number): void => {
  cache.setQueryData(routineQuery(id).queryKey, null);
};
