import { call } from '@formline/shared/api-client';
import { listDefaultSections } from '@formline/shared/contracts/catalogues';
import { queryOptions } from '@formline/shared/query';

/** The sections a new workout begins with. They change with a new edition of the product alone. */
export const defaultSectionsQuery = queryOptions({
  queryKey: ['workouts', 'usual-sections'],
  queryFn: ({ signal }) => call(listDefaultSections, {}, signal),
  staleTime: Infinity,
});
