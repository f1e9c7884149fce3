import type { Client } from '@formline/shared/contracts/people/users';
import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';

/** What a trainer asks for at a client's tile beside opening the dashboard. */
export interface ClientAct {
  readonly kind: 'choose' | 'upgrade' | 'resend';
  readonly client: Client;
}

/** What the menu of a tile offers; a tile without any of it has none. */
export interface TileExtras {
  readonly canReactivate: boolean;
  readonly canResend: boolean;
}

interface TileOffer extends TileExtras {
  /** What comes before an inactive client's dashboard; null: it opens like any other. */
  readonly beforeOpening: 'choose' | 'upgrade' | null;
}

const NOTHING: TileOffer = { beforeOpening: null, canReactivate: false, canResend: false };

/**
 * What a client's tile offers.
 * @param step what an inactive client needs first; null for somebody who changes nothing
 */
export function offerFor({ client_user }: Client, step: InactiveClientStep | null): TileOffer {
  if (step === null) return NOTHING;
  const isInactive = !client_user.active_under_current_trainer;
  return {
    beforeOpening: isInactive && step !== 'reactivate' ? step : null,
    canReactivate: isInactive && step === 'reactivate',
    canResend: client_user.invited_at !== null,
  };
}
