import { call } from '@formline/shared/api-client';
import { readClient } from '@formline/shared/contracts/users';
import { queryOptions } from '@formline/shared/query';

/** One client. The key is the one the client's dashboard uses, so that coming from there shows the name at once. */
export const clientQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', 'one', clientId],
    queryFn: ({ signal }) => call(readClient, { params: { id: clientId } }, signal),
  });
