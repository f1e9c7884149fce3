import { call } from '@formline/shared/api-client';
import {
  keepClientData,
  readClientDataRemoval,
  requestClientDataRemoval,
} from '@formline/shared/contracts/clientDataRemoval';
import { queryOptions, useMutation, useQueryClient } from '@formline/shared/query';

/** When the data of a client is deleted. */
export const clientDataRemovalQuery = (clientId: number) =>
  queryOptions({
    queryKey: ['clients', 'data-removal', clientId],
    queryFn: ({ signal }) => call(readClientDataRemoval, { params: { id: clientId } }, { signal }),
    staleTime: 0,
  });

/** Has the data of a client deleted, or keeps it. */
export function useClientDataRemoval(clientId: number) {
  const cache = useQueryClient();
  const params = { id: clientId };
  const show = (dueOn: string | null) =>
    cache.setQueryData(clientDataRemovalQuery(clientId).queryKey, { due_on: dueOn });
  const request = useMutation({
    mutationFn: () => call(requestClientDataRemoval, { params }),
    onSuccess: ({ due_on }) => show(due_on),
  });
  const keep = useMutation({
    mutationFn: () => call(keepClientData, { params }),
    onSuccess: () => show(null),
  });
  return { request, keep };
}
