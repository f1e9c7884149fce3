import {
  freeClientsToChoose,
  type InactiveClientStep,
  stepForInactive,
} from '@formline/shared/domain/clients/freeClients';
import { useCanEdit, useSession } from '@formline/shared/session';
import { useMemo, useState } from 'react';
import { countActive } from '../../components/active-clients/countActive';
import type { ListedClient } from './listedClients';
import { useClientActivation } from './useClientActivation';

export function useListStatus(all: readonly ListedClient[] | undefined) {
  const session = useSession();
  const canEdit = useCanEdit();
  const [now] = useState(() => new Date());
  const counts = useMemo(() => all && countActive(all.map(({ client }) => client)), [all]);
  const trainer = session.status === 'signed-in' && canEdit ? session.user : null;
  const isPersonal = session.status === 'signed-in' && session.club === null;
  const activation = useClientActivation({ trainer: isPersonal ? trainer : null, counts, now });
  const step: InactiveClientStep | null =
    trainer && counts ? stepForInactive(trainer, counts.active, now) : null;
  return {
    counts,
    step,
    toChoose: trainer && counts ? freeClientsToChoose(trainer, counts, now) : 0,
    limit: trainer?.max_free_clients ?? 0,
    hasActivationFailed: activation.hasFailed,
    retryActivation: activation.retry,
  };
}
