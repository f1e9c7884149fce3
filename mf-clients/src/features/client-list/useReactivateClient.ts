import { reactivateClients } from '@formline/shared/contracts/people/clients';
import type { Client } from '@formline/shared/contracts/people/users';
import { announceChange, useChange } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { setClientsInCache } from '../../queries/clients';

/** Called even when the tile has been unmounted by scrolling. */
interface ReactivationCallbacks {
  readonly onReactivated: () => void;
  readonly onRefused: (error: Error) => void;
}

/** A refusal means that the list is outdated, so it is reloaded. */
export function useReactivateClient({ id }: Client, { onReactivated, onRefused }: ReactivationCallbacks) {
  const scope = useClubScope();
  return useChange(reactivateClients, {
    input: () => ({ query: { activateAll: false }, body: { ...scope, userId: id } }),
    reload: 'when-shown',
    update: (cache, clients) => setClientsInCache(cache, scope, clients),
    onSuccess: onReactivated,
    onError: (error) => {
      announceChange(['clients']);
      onRefused(error);
    },
  });
}
