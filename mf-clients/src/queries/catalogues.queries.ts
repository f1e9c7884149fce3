import { call } from '@formline/shared/api-client';
import { listActivityLevels, listGoals } from '@formline/shared/contracts/catalogues';
import { queryOptions } from '@formline/shared/query';

/** What a client may train for. Catalogues do not change while somebody works. */
export const goalChoicesQuery = queryOptions({
  queryKey: ['goal-choices'],
  queryFn: ({ signal }) => call(listGoals, {}, signal),
  staleTime: Infinity,
});

/** Every activity level, from the least to the most active. */
export const activityLevelsQuery = queryOptions({
  queryKey: ['activity-levels'],
  queryFn: ({ signal }) => call(listActivityLevels, {}, signal),
  staleTime: Infinity,
});
