import { isApiError } from '@formline/shared/api-client';
import {
  endOpenSession,
  endOtherSessions,
  listOpenSessions,
  type OpenSession,
} from '@formline/shared/contracts/accounts/openSessions';
import {
  change,
  hashOf,
  type QueryClient,
  queryOf,
  setAnswer,
  useChange,
  useMutation,
  useQueryClient,
} from '@formline/shared/query';

const sessionsQuery = queryOf(listOpenSessions, {});

/** This device first, then by last use. */
export const devicesQuery = {
  ...sessionsQuery,
  select: (all: OpenSession[]) => all.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)),
  staleTime: 0,
};

function filterDevicesInCache(
  cache: QueryClient,
  isOpen: (device: OpenSession) => boolean,
): readonly string[] {
  setAnswer(cache, sessionsQuery, (all) => all.filter(isOpen));
  return [hashOf(sessionsQuery)];
}

/** A device that was signed out meanwhile counts as success. */
export function useSignOutDevice(onDone: (device: OpenSession) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id: ended }: OpenSession) => {
      const update = () => filterDevicesInCache(cache, ({ id }) => id !== ended);
      try {
        await change(endOpenSession, { params: { id: ended } }, { update });
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
        update();
      }
    },
    onSuccess: (_, device) => onDone(device),
  });
}

export const useSignOutOthers = (onDone: () => void) =>
  useChange(endOtherSessions, {
    input: () => ({}),
    update: (cache) => filterDevicesInCache(cache, ({ is_current }) => is_current),
    onSuccess: onDone,
  });
