import { call } from '@formline/shared/api-client';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import { type Exercise, findExercises } from '@formline/shared/contracts/exercises';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { infiniteQueryOptions, queryOptions } from '@formline/shared/query';
import type { ExerciseOrder } from './exercisePlace';

/** How many exercises one page of the list brings. */
export const EXERCISE_PAGE_SIZE = 20;
/** One exercise is looked for in pages of the largest size the API gives. */
const LOOK_UP_PAGE_SIZE = 200;
/** The provider's library changes rarely. */
const LIBRARY_FRESH_MS = 5 * 60_000;

/** Which exercises the list shows, and in which order. */
export interface ExerciseListing {
  readonly search: string;
  readonly order: ExerciseOrder;
}

interface ExercisePage {
  readonly exercises: readonly Exercise[];
}

/** The pages as one list. An exercise that moved to a later page between two calls stands there once. */
function exercisesOf({ pages }: { pages: readonly ExercisePage[] }): Exercise[] {
  const byId = new Map(
    pages.flatMap(({ exercises }) => exercises.map((exercise) => [exercise.id, exercise])),
  );
  return [...byId.values()];
}

const providerOnly = { exercisesFilter: [PRODUCT_SLUG] } as const;
const sortings = {
  name: { sortField: 'name', sortOrder: 'asc' },
  mostRecent: { sortField: 'created_at', sortOrder: 'desc' },
} as const;

/** The provider's exercises, page after page. */
export const exerciseListQuery = ({ search, order }: ExerciseListing) =>
  infiniteQueryOptions({
    queryKey: ['exercises', 'list', PRODUCT_SLUG, { search, order }],
    queryFn: ({ pageParam, signal }) => {
      const listing = { ...providerOnly, ...sortings[order], ...(search && { search }) };
      return call(
        findExercises,
        { query: { page: pageParam, size: EXERCISE_PAGE_SIZE, ...listing } },
        signal,
      );
    },
    initialPageParam: 1,
    getNextPageParam: ({ nextPage }) => nextPage,
    select: exercisesOf,
    staleTime: LIBRARY_FRESH_MS,
  });

/** One exercise of the provider by its id, for an address opened afresh; null if there is none. */
export const exerciseQuery = (id: number) =>
  queryOptions({
    queryKey: ['exercises', 'one', PRODUCT_SLUG, id],
    queryFn: async ({ signal }): Promise<Exercise | null> => {
      let page: number | null = 1;
      while (page !== null) {
        const query = { page, size: LOOK_UP_PAGE_SIZE, ...providerOnly };
        const answer: EndpointResult<typeof findExercises> = await call(findExercises, { query }, signal);
        const found = answer.exercises.find((exercise) => exercise.id === id);
        if (found) return found;
        page = answer.nextPage;
      }
      return null;
    },
    staleTime: LIBRARY_FRESH_MS,
  });
