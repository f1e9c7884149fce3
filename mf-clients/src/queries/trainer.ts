import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { derivedQueryOf } from '@formline/shared/query';
import { reloadCurrentUser } from '@formline/shared/session';

export const trainerQuery = {
  ...derivedQueryOf(
    readCurrentUser,
    {},
    { as: 'session', load: ({ signal }) => reloadCurrentUser({ signal }) },
  ),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
};
