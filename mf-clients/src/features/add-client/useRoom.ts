import { call } from '@formline/shared/api-client';
import { type CurrentUser, readCurrentUser } from '@formline/shared/contracts/users';
import { activeClientLimit } from '@formline/shared/domain/subscription';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { keepCurrentUser, useSession } from '@formline/shared/session';
import { useState } from 'react';
import { clientsQuery } from '../../queries/clients.queries';

/** The button was pressed: nobody waits longer than this to be told of a limit. */
const LONGEST_WAIT_MS = 3_000;

/** Whether one client more may be active. */
type Room = 'unknown' | 'some' | 'none';

/**
 * Whether one client more may be active, as it was when the panel opened: the client it adds may take the last place.
 * Before somebody is told of a limit the server is asked: the session may be older than an upgrade in the app.
 */
export function useRoom(): Room {
  const session = useSession();
  const cache = useQueryClient();
  const [opened] = useState(() => {
    const clients = cache.getQueryData(clientsQuery({}).queryKey) ?? [];
    const active = clients.filter(({ client_user }) => client_user.active_under_current_trainer).length;
    const user = session.status === 'signed-in' ? session.user : null;
    return { active, hasRoom: user === null || isRoomFor(user, active) };
  });
  const latest = useQuery({
    queryKey: ['add-client', 'trainer'],
    queryFn: async ({ signal }) => {
      const user = await call(readCurrentUser, {}, { signal, timeoutMs: LONGEST_WAIT_MS });
      keepCurrentUser(user);
      return user;
    },
    enabled: !opened.hasRoom,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  if (opened.hasRoom) return 'some';
  if (latest.isPending) return 'unknown';
  return latest.data && isRoomFor(latest.data, opened.active) ? 'some' : 'none';
}

function isRoomFor(user: CurrentUser, active: number): boolean {
  const limit = activeClientLimit(user, new Date());
  return limit === null || active < limit;
}
