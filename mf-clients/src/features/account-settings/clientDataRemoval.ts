import {
  keepClientData,
  readClientDataRemoval,
  requestClientDataRemoval,
} from '@formline/shared/contracts/people/clientDataRemoval';
import { hashOf, type QueryClient, queryOf, setAnswer, useChange } from '@formline/shared/query';

export const clientDataRemovalQuery = (clientId: number) => ({
  ...queryOf(readClientDataRemoval, { params: { id: clientId } }),
  staleTime: 0,
});

export function useClientDataRemoval(clientId: number) {
  const query = clientDataRemovalQuery(clientId);
  const input = () => ({ params: { id: clientId } });
  const show = (cache: QueryClient, dueOn: string | null) => {
    setAnswer(cache, query, { due_on: dueOn });
    return [hashOf(query)];
  };
  return {
    request: useChange(requestClientDataRemoval, {
      input,
      update: (cache, { due_on }) => show(cache, due_on),
    }),
    keep: useChange(keepClientData, { input, update: (cache) => show(cache, null) }),
  };
}
