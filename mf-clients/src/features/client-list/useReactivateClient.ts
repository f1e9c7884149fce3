import { call } from '@formline/shared/api-client';
import { reactivateClients } from '@formline/shared/contracts/clients';
import type { Client } from '@formline/shared/contracts/users';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { reloadLists } from '../../queries/clientListCache';
import { keepList } from '../../queries/clients.queries';

/** What is told of the outcome, even when the tile that asked is out of sight by then. */
interface ReactivationCallbacks {
  readonly onReactivated: () => void;
  readonly onRefused: (error: Error) => void;
}

/** Makes one client active; the list is then the one of the answer. After a refusal it is read anew: it was too old. */
export function useReactivateClient({ id }: Client, { onReactivated, onRefused }: ReactivationCallbacks) {
  const cache = useQueryClient();
  const scope = useClubScope();
  return useMutation({
    mutationFn: () =>
      call(reactivateClients, { query: { activateAll: false }, body: { ...scope, userId: id } }),
    onSuccess: (clients) => {
      keepList(cache, scope, clients);
      onReactivated();
    },
    onError: (error) => {
      reloadLists(cache);
      onRefused(error);
    },
  });
}
