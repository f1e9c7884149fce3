import { type CurrentUser, readCurrentUser } from '@formline/shared/contracts/people/users';
import { stepForInactive } from '@formline/shared/domain/clients/freeClients';
import { cachedAnswer, derivedQueryOf, useQuery, useQueryClient } from '@formline/shared/query';
import { useSession, reloadCurrentUser } from '@formline/shared/session';
import { useState } from 'react';
import { countActive } from '../../components/active-clients/countActive';
import { clientsQuery } from '../../queries/clients';

/** Longest wait in milliseconds before the limit is reported. */
const LONGEST_WAIT_MS = 3_000;

export const roomQuery = derivedQueryOf(
  readCurrentUser,
  {},
  { as: 'room', load: ({ signal }) => reloadCurrentUser({ signal, timeoutMs: LONGEST_WAIT_MS }) },
);

type Room = 'unknown' | 'some' | 'none';

/** Fixed on opening: the new client may take the last seat. Asks the server, as the session may predate an upgrade. */
export function useRoom(): Room {
  const session = useSession();
  const cache = useQueryClient();
  const [opened] = useState(() => {
    const { active } = countActive(cachedAnswer(cache, clientsQuery({})) ?? []);
    const user = session.status === 'signed-in' ? session.user : null;
    return { active, hasRoom: user === null || isRoomFor(user, active) };
  });
  const latest = useQuery({
    ...roomQuery,
    enabled: !opened.hasRoom,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  if (opened.hasRoom) return 'some';
  if (latest.isPending) return 'unknown';
  return latest.data && isRoomFor(latest.data, opened.active) ? 'some' : 'none';
}

const isRoomFor = (user: CurrentUser, active: number): boolean =>
  stepForInactive(user, active, new Date()) !== 'upgrade';
