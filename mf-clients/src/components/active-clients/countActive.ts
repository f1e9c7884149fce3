import type { Client } from '@formline/shared/contracts/people/users';
import type { ClientCounts } from '@formline/shared/domain/clients/freeClients';

export const countActive = (clients: readonly Client[]): ClientCounts => ({
  active: clients.filter(({ client_user }) => client_user.active_under_current_trainer).length,
  total: clients.length,
});
