import { call } from '@formline/shared/api-client';
import { reactivateClients } from '@formline/shared/contracts/clients';
import type { Client } from '@formline/shared/contracts/users';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { reloadLists } from '../../queries/clientListCache';
import { keepList } from '../../queries/clients.queries';

/** Makes one client active; the list is then the one of the answer. After a refusal it is read anew: it was too old. */
export function useReactivateClient() {
  const cache = useQueryClient();
  const scope = useClubScope();
  return useMutation({
    mutationFn: ({ id }: Client) =>
      call(reactivateClients, { query: { activateAll: false }, body: { ...scope, userId: id } }),
    onSuccess: (clients) => keepList(cache, scope, clients),
    onError: () => reloadLists(cache),
  });
}
