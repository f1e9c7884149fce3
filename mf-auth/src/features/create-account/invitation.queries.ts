import { call } from '@formline/shared/api-client';
import { checkInvitation } from '@formline/shared/contracts/clientInvitations';
import { queryOptions } from '@formline/shared/query';

/** Not kept after the page is left, because the key holds the link's secret. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(checkInvitation, { body: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
