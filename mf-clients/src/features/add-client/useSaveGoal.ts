import { updateClientGoals } from '@formline/shared/contracts/records/milestones';
import type { Client } from '@formline/shared/contracts/people/users';
import { useChange } from '@formline/shared/query';
import { keepClient } from '../../queries/clients';

export function useSaveGoal({ id: clientId, version }: Client, onSaved: (client: Client) => void) {
  return useChange(updateClientGoals, {
    input: (goalId: number) => ({ body: { clientId, goals: [{ id: goalId }], version } }),
    reload: 'when-shown',
    update: keepClient,
    onSuccess: onSaved,
  });
}
