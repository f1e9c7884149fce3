import { call } from '@formline/shared/api-client';
import { updateClientGoals } from '@formline/shared/contracts/milestones';
import type { Client } from '@formline/shared/contracts/users';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { keepClient } from '../../queries/clients.queries';

/** Saves what a client trains for. */
export function useSaveGoal({ id: clientId, version }: Client, onSaved: (client: Client) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (goalId: number) =>
      call(updateClientGoals, { body: { clientId, goals: [{ id: goalId }], version } }),
    onSuccess: (client) => {
      keepClient(cache, client);
      onSaved(client);
    },
  });
}
