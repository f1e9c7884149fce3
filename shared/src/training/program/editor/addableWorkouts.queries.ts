import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { findWorkouts, type WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { cachedPages, pagesOf, type QueryClient } from '@formline/shared/query';
import { selectPages } from '../../library-list/listedPages';

const SIDE_PANEL_PAGE_SIZE = 10;

export type WorkoutAuthors = 'all' | 'own' | 'provider';

interface AddableWorkouts {
  readonly authors: WorkoutAuthors;
  readonly search: string;
}

const authorFilters = { all: {}, own: { getPrivate: true }, provider: { getPublic: true } } as const;

const selectWorkouts = selectPages(({ workouts }: EndpointResult<typeof findWorkouts>) => workouts);

export const addableWorkoutsQuery = ({ authors, search }: AddableWorkouts) => ({
  ...pagesOf(findWorkouts, {
    input: (page) => ({
      query: { page, size: SIDE_PANEL_PAGE_SIZE, ...authorFilters[authors], ...(search && { search }) },
    }),
    next: ({ nextPage }) => nextPage,
  }),
  select: selectWorkouts,
});

export function findAddable(cache: QueryClient, id: number): WorkoutSummary | undefined {
  return cachedPages(cache, findWorkouts)
    .flatMap(({ workouts }) => workouts)
    .find((workout) => workout.id === id);
}
