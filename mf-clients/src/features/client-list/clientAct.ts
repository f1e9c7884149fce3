import type { Client } from '@formline/shared/contracts/people/users';
import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';

export interface ClientAct {
  readonly kind: 'choose' | 'upgrade' | 'resend';
  readonly client: Client;
}

export interface TileExtras {
  readonly canReactivate: boolean;
  readonly canResend: boolean;
}

interface TileOffer extends TileExtras {
  readonly beforeOpening: 'choose' | 'upgrade' | null;
}

const NOTHING: TileOffer = { beforeOpening: null, canReactivate: false, canResend: false };

/** @param step what an inactive client needs first; null without permission to change */
export function offerFor({ client_user }: Client, step: InactiveClientStep | null): TileOffer {
  if (step === null) return NOTHING;
  const isInactive = !client_user.active_under_current_trainer;
  return {
    beforeOpening: isInactive && step !== 'reactivate' ? step : null,
    canReactivate: isInactive && step === 'reactivate',
    canResend: client_user.invited_at !== null,
  };
}
