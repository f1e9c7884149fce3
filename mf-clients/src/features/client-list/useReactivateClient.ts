import { reactivateClients } from '@formline/shared/contracts/people/clients';
import type { Client } from '@formline/shared/contracts/people/users';
import { announceChange, useChange } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { keepList } from '../../queries/clients';

/** What is told of the outcome, even when the tile that asked is out of sight by then. */
interface ReactivationCallbacks {
  readonly onReactivated: () => void;
  readonly onRefused: (error: Error) => void;
}

/** Makes one client active; the list is then the one of the answer. After a refusal it is read anew: it was too old. */
export function useReactivateClient({ id }: Client, { onReactivated, onRefused }: ReactivationCallbacks) {
  const scope = useClubScope();
  return useChange(reactivateClients, {
    input: () => ({ query: { activateAll: false }, body: { ...scope, userId: id } }),
    reload: 'when-shown',
    update: (cache, clients) => keepList(cache, scope, clients),
    onSuccess: onReactivated,
    onError: (error) => {
      announceChange(['clients']);
      onRefused(error);
    },
  });
}
