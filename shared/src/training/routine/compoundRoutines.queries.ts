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

const selectRoutines = selectPages(
  ({ compoundRoutines }: EndpointResult<typeof findCompoundRoutines>) => compoundRoutines,
);

/** The trainer's supersets and circuits, page after page, by title. */
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

/** One superset or circuit of the trainer's; null if there is none. */
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

/** Turns the star of one in everything that is read already. */
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

/** Lets all lists be read anew; the returned promise ends when those on screen are. */
export const reloadRoutineLists = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries(queriesOf(findCompoundRoutines));

/** Keeps what the server answered of one superset or circuit. */
export const keepRoutine = (cache: QueryClient, routine: CompoundRoutine): readonly string[] =>
  setAnswer(cache, routineQuery(routine.id), routine);

/** Knows that one was deleted: nobody asks for it again. */
export const forgetRoutine = (cache: QueryClient, id: number): readonly string[] =>
  setAnswer(cache, routineQuery(id), null);
