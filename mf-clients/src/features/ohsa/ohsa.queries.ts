import { call } from '@formline/shared/api-client';
import { readOhsaResults } from '@formline/shared/contracts/ohsa';
import { queryOptions } from '@formline/shared/query';

/** The result of a client's last overhead squat assessment; null before the first. */
export const ohsaQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', 'ohsa', clientId],
    queryFn: ({ signal }) => call(readOhsaResults, { params: { id: clientId } }, signal),
  });
