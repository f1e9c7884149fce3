import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { keepPreviousData, pagesOf, queryOf } from '@formline/shared/query';
import { type ActivityFilter, filterQueries } from './activityFilter';

const PAGE_SIZE = 20;
/** The page size of one call; above it the figure reads "200+". */
export const MOST_COUNTED = 200;

export const activityFeedQuery = (filter: ActivityFilter, search: string) => ({
  ...pagesOf(listActivities, {
    input: (page) => ({ query: { page: String(page), ...filterQueries[filter], ...(search && { search }) } }),
    next: (last, all) => (last.length < PAGE_SIZE ? null : all.length + 1),
  }),
  placeholderData: keepPreviousData,
});

export const completedWorkoutsQuery = queryOf(listActivities, {
  query: { size: String(MOST_COUNTED), activity_types: ['workout_completed'] },
});

export const groupsQuery = queryOf(listClientGroups, { query: {} });
