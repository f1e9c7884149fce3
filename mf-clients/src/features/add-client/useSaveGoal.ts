import { call } from '@formline/shared/api-client';
import { updateClientGoals } from '@formline/shared/contracts/milestones';
import type { Client } from '@formline/shared/contracts/users';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { showInLists } from '../../queries/clientListCache';

/** Saves what a client trains for. */
export function useSaveGoal(clientId: number, onSaved: (client: Client) => void) {
  const cache = useQueryClient();
  const scope = useClubScope();
  return useMutation({
    networkMode: 'always',
    mutationFn: (goalId: number) => call(updateClientGoals, { body: { clientId, goals: [{ id: goalId }] } }),
    onSuccess: (client) => {
      showInLists(cache, client, scope);
      onSaved(client);
    },
  });
}
