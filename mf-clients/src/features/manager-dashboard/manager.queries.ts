import { call } from '@formline/shared/api-client';
import { listActivities } from '@formline/shared/contracts/activityFeed';
import { listClientGroups } from '@formline/shared/contracts/clientGroups';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@formline/shared/query';
import { type ActivityFilter, askedFor } from './activityFilter';

const PAGE_SIZE = 20;
/** As many as one call brings: a trainer whose clients complete more in a week reads "200+". */
export const MOST_COUNTED = 200;

const KEY = 'manager-dashboard';

/** What happened with the trainer's clients, newest first, a page at a time. */
export const activityFeedQuery = (filter: ActivityFilter, search: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'feed', filter, search],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: String(pageParam), ...askedFor[filter], ...(search && { search }) };
      return call(listActivities, { query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length + 1),
    placeholderData: keepPreviousData,
  });

/** The workouts that were completed last. */
export const completedWorkoutsQuery = queryOptions({
  queryKey: [KEY, 'completed'],
  queryFn: ({ signal }) => {
    const query = { size: String(MOST_COUNTED), activity_types: ['workout_completed'] as const };
    return call(listActivities, { query }, signal);
  },
});

export const groupsQuery = queryOptions({
  queryKey: [KEY, 'groups'],
  queryFn: ({ signal }) => call(listClientGroups, { query: {} }, signal),
});
