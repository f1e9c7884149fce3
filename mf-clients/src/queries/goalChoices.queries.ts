import { call } from '@formline/shared/api-client';
import { listGoals } from '@formline/shared/contracts/catalogues';
import { queryOptions } from '@formline/shared/query';

/** What a client may train for. */
export const goalChoicesQuery = queryOptions({
  queryKey: ['goal-choices'],
  queryFn: ({ signal }) => call(listGoals, {}, signal),
});
