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

export interface SyncedClients {
  readonly clients: Client[];
  readonly done: ClientActivation;
}

/** An upgrade in the app or another tab may have changed trainer and clients. A Web Lock runs one tab at a time. */
export const syncClients = (): Promise<SyncedClients> =>
  // Web Locks are missing on insecure pages; the second server call then changes nothing.
  'locks' in navigator ? navigator.locks.request(LOCK_NAME, sync) : sync();

async function sync(): Promise<SyncedClients> {
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
