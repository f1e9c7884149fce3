import type { CurrentUser } from '@formline/shared/contracts/users';
import type { ClientCounts } from '@formline/shared/domain/freeClients';
import { clientActivation } from '@formline/shared/domain/subscription';
import { useMutation, useQueryClient } from '@formline/shared/query';
import { announce } from '@formline/shared/ui/core';
import { useEffect } from 'react';
import { keepList } from '../../queries/clients.queries';
import { bringClientsUpToDate } from './bringClientsUpToDate';
import { clientListTexts } from './clientList.texts';
import { countActive } from './countActive';

interface Standing {
  /** The trainer in the personal profile; null for a manager, in a club's profile, and while nobody is known. */
  readonly trainer: CurrentUser | null;
  /** Undefined while the clients are not there. */
  readonly counts: ClientCounts | undefined;
  readonly now: Date;
}

interface Activation {
  /** The trainer as the server knew them last. */
  readonly trainer: CurrentUser | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Keeps the clients active or inactive as the subscription asks for; tried once while the list is open. */
export function useClientActivation({ trainer, counts, now }: Standing): Activation {
  const cache = useQueryClient();
  const { data, status, mutate } = useMutation({
    mutationFn: bringClientsUpToDate,
    onSuccess: ({ clients, done }) => {
      keepList(cache, {}, clients);
      if (done === 'activate-all') announce(clientListTexts.allActivated(clients.length));
      if (done === 'deactivate-all') announce(clientListTexts.allDeactivated(countActive(clients).total));
    },
  });
  const isDue = trainer !== null && counts !== undefined && clientActivation(trainer, counts, now) !== 'keep';
  // Meets the server: the list it gave does not fit the subscription.
  useEffect(() => {
    if (isDue && status === 'idle') mutate();
  }, [isDue, status, mutate]);
  return {
    trainer: trainer && (data?.trainer ?? trainer),
    hasFailed: isDue && status === 'error',
    retry: () => mutate(),
  };
}
