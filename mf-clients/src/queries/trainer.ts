import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { derivedQueryOf } from '@formline/shared/query';
import { reloadCurrentUser } from '@formline/shared/session';

/** Keeps what the session knows of the trainer fresh while a screen that shows it is open. */
export const trainerQuery = {
  ...derivedQueryOf(
    readCurrentUser,
    {},
    { as: 'session', load: ({ signal }) => reloadCurrentUser({ signal }) },
  ),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
};
