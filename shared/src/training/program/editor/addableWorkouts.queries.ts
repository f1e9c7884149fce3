import { call } from '@formline/shared/api-client';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { findWorkouts, type WorkoutSummary } from '@formline/shared/contracts/workouts';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@formline/shared/query';
import { selectPages } from '../../library-list/listedPages';

/** How many workouts one page of the list beside a program brings. */
const SIDE_PANEL_PAGE_SIZE = 10;

/** Whose workouts are offered. */
export type WorkoutAuthors = 'all' | 'own' | 'provider';

interface AddableWorkouts {
  readonly authors: WorkoutAuthors;
  readonly search: string;
}

const ADDABLE = ['workouts', 'list', 'addable'] as const;
const whose = { all: {}, own: { getPrivate: true }, provider: { getPublic: true } } as const;

const selectWorkouts = selectPages(({ workouts }: EndpointResult<typeof findWorkouts>) => workouts);

/** Workouts that can be added to a program, by name, page after page. */
export const addableWorkoutsQuery = ({ authors, search }: AddableWorkouts) =>
  infiniteQueryOptions({
    queryKey: [...ADDABLE, authors, search],
    queryFn: ({ pageParam, signal }) => {
      const wanted = { ...whose[authors], ...(search && { search }) };
      return call(
        findWorkouts,
        { query: { page: pageParam, size: SIDE_PANEL_PAGE_SIZE, ...wanted } },
        signal,
      );
    },
    initialPageParam: 1,
    getNextPageParam: ({ nextPage }) => nextPage,
    select: selectWorkouts,
  });

/** A workout that one of the lists to add from has shown. */
export function findAddable(cache: QueryClient, id: number): WorkoutSummary | undefined {
  return cache
    .getQueriesData<InfiniteData<{ readonly workouts: readonly WorkoutSummary[] }>>({ queryKey: ADDABLE })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ workouts }) => workouts)
    .find((workout) => workout.id === id);
}
