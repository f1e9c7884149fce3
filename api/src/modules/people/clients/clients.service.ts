import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { DatabaseHandle } from '../../../database/database';
import { type ClientRow, clientsRepository } from './clients.repository';
import { noSuchClient } from './noSuchClient';

export function clientsService(db: DatabaseHandle) {
  const clients = clientsRepository(db);
  return {
    async list(trainerId: number, scope: ClubScope): Promise<ClientRow[]> {
      return clients.list(trainerId, scope);
    },

    async read(trainerId: number, clientId: number): Promise<ClientRow> {
      const client = await clients.findById(trainerId, clientId);
      if (!client) throw noSuchClient();
      return client;
    },
  };
}
