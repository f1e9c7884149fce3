import { call } from '@formline/shared/api-client';
import {
  deactivateClients,
  listTrainerClients,
  reactivateClients,
} from '@formline/shared/contracts/people/clients';
import type { Client } from '@formline/shared/contracts/people/users';
import { reloadCurrentUser } from '@formline/shared/session';
import { type ClientActivation, clientActivation } from '@formline/shared/domain/accounts/subscription';
import { countActive } from '../../components/active-clients/countActive';

const LOCK_NAME = 'formline.client-activation';

/** What was found and done. */
export interface BroughtUpToDate {
  readonly clients: Client[];
  readonly done: ClientActivation;
}

/**
 * Activates or deactivates all clients if that is what the subscription asks for. Trainer and clients are read anew
 * first: what this tab knows may be older than an upgrade in the app, or than what another tab has just done. One tab at
 * a time does it, so that the next finds it done.
 */
export const bringClientsUpToDate = (): Promise<BroughtUpToDate> =>
  // Absent outside of encrypted pages; the server then does the same thing twice, which changes nothing.
  'locks' in navigator ? navigator.locks.request(LOCK_NAME, bringUpToDate) : bringUpToDate();

async function bringUpToDate(): Promise<BroughtUpToDate> {
  const [trainer, clients] = await Promise.all([
    reloadCurrentUser(),
    call(listTrainerClients, { query: {} }),
  ]);
  const done = clientActivation(trainer, countActive(clients), new Date());
  return { clients: await changed(done, clients), done };
}

async function changed(wanted: ClientActivation, clients: Client[]): Promise<Client[]> {
  switch (wanted) {
    case 'activate-all':
      return call(reactivateClients, { query: { activateAll: true }, body: {} });
    case 'deactivate-all':
      return call(deactivateClients, {});
    case 'keep':
      return clients;
  }
}
