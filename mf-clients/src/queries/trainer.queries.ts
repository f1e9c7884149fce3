import { call } from '@formline/shared/api-client';
import { type CurrentUser, readCurrentUser } from '@formline/shared/contracts/users';
import { queryOptions } from '@formline/shared/query';

/** The trainer as the server knows them now: what the session knows may be older than an upgrade in the app. */
export const trainerQuery = (known: CurrentUser) =>
  queryOptions({
    queryKey: ['trainer', known.id],
    queryFn: ({ signal }) => call(readCurrentUser, {}, signal),
    placeholderData: known,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
