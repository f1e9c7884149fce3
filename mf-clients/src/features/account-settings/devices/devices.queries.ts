import { call, isApiError } from '@formline/shared/api-client';
import {
  endOpenSession,
  endOtherSessions,
  listOpenSessions,
  type OpenSession,
} from '@formline/shared/contracts/openSessions';
import { queryOptions, useMutation, useQueryClient } from '@formline/shared/query';

/** Where the trainer is signed in: the own device first, then the one used last. */
export const devicesQuery = queryOptions({
  queryKey: ['open-sessions'],
  queryFn: ({ signal }) => call(listOpenSessions, {}, signal),
  select: (all: OpenSession[]) => all.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)),
  staleTime: 0,
});

/** Signs one other device out. One that was signed out meanwhile is as it should be. */
export function useSignOutDevice(onDone: (device: OpenSession) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: OpenSession) => {
      try {
        await call(endOpenSession, { params: { id } });
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    },
    onSuccess: (_, device) => {
      cache.setQueryData(devicesQuery.queryKey, (all) => all?.filter(({ id }) => id !== device.id));
      onDone(device);
    },
  });
}

/** Signs all other devices out. */
export function useSignOutOthers(onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => {
      cache.setQueryData(devicesQuery.queryKey, (all) => all?.filter(({ is_current }) => is_current));
      onDone();
    },
  });
}
