import type { CurrentUser } from '@formline/shared/contracts/people/users';
import type { ClientCounts } from '@formline/shared/domain/clients/freeClients';
import { type ClientActivation, clientActivation } from '@formline/shared/domain/accounts/subscription';
import { announceChange, useMutation, useQueryClient } from '@formline/shared/query';
import { announce } from '@formline/shared/ui/core';
import { useEffect } from 'react';
import { countActive } from '../../components/active-clients/countActive';
import { setClientsInCache } from '../../queries/clients';
import { syncClients } from './syncClients';
import { clientListTexts } from './clientList.texts';

interface ActivationState {
  readonly trainer: CurrentUser | null;
  readonly counts: ClientCounts | undefined;
  readonly now: Date;
}

interface Activation {
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useClientActivation({ trainer, counts, now }: ActivationState): Activation {
  const cache = useQueryClient();
  const activation = trainer && counts ? clientActivation(trainer, counts, now) : 'keep';
  const {
    variables: tried,
    status,
    mutate,
  } = useMutation({
    mutationFn: (_wanted: ClientActivation) => syncClients(),
    onSuccess: ({ clients, done }) => {
      announceChange(['clients'], { reload: 'when-shown', upToDate: setClientsInCache(cache, {}, clients) });
      if (done === 'activate-all') announce(clientListTexts.allActivated(clients.length));
      if (done === 'deactivate-all') announce(clientListTexts.allDeactivated(countActive(clients).total));
    },
  });
  const isDue = activation !== 'keep' && activation !== tried && (status === 'idle' || status === 'success');
  // Effect: the loaded list may not match the subscription.
  useEffect(() => {
    if (isDue) mutate(activation);
  }, [isDue, activation, mutate]);
  return { hasFailed: activation !== 'keep' && status === 'error', retry: () => mutate(activation) };
}
