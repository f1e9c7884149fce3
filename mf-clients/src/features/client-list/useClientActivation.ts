import type { CurrentUser } from '@formline/shared/contracts/people/users';
import type { ClientCounts } from '@formline/shared/domain/clients/freeClients';
import { type ClientActivation, clientActivation } from '@formline/shared/domain/accounts/subscription';
import { announceChange, useMutation, useQueryClient } from '@formline/shared/query';
import { announce } from '@formline/shared/ui/core';
import { useEffect } from 'react';
import { countActive } from '../../components/active-clients/countActive';
import { keepList } from '../../queries/clients';
import { bringClientsUpToDate } from './bringClientsUpToDate';
import { clientListTexts } from './clientList.texts';

interface ActivationState {
  /** The trainer in the personal profile; null for a manager, in a club's profile, and while nobody is known. */
  readonly trainer: CurrentUser | null;
  /** Undefined while the clients are not there. */
  readonly counts: ClientCounts | undefined;
  readonly now: Date;
}

interface Activation {
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Keeps the clients active or inactive as the subscription asks for; each change is tried once while the list is open. */
export function useClientActivation({ trainer, counts, now }: ActivationState): Activation {
  const cache = useQueryClient();
  const wanted = trainer && counts ? clientActivation(trainer, counts, now) : 'keep';
  const {
    variables: tried,
    status,
    mutate,
  } = useMutation({
    mutationFn: (_wanted: ClientActivation) => bringClientsUpToDate(),
    onSuccess: ({ clients, done }) => {
      announceChange(['clients'], { reload: 'when-shown', upToDate: keepList(cache, {}, clients) });
      if (done === 'activate-all') announce(clientListTexts.allActivated(clients.length));
      if (done === 'deactivate-all') announce(clientListTexts.allDeactivated(countActive(clients).total));
    },
  });
  const isDue = wanted !== 'keep' && wanted !== tried && (status === 'idle' || status === 'success');
  // Meets the server: the list it gave does not fit the subscription.
  useEffect(() => {
    if (isDue) mutate(wanted);
  }, [isDue, wanted, mutate]);
  return { hasFailed: wanted !== 'keep' && status === 'error', retry: () => mutate(wanted) };
}
