import type { DatabaseHandle } from '../../../database/database';
import { unauthenticated } from '../../../plugins/HttpProblem';
import { clubsRepository } from '../clubs/clubs.repository';
import { removedFreeClientsRepository } from './removedFreeClients.repository';
import { type UserAccount, usersRepository } from './users.repository';

export function usersService(db: DatabaseHandle) {
  const users = usersRepository(db);
  const clubs = clubsRepository(db);
  return {
    async readCurrent(userId: number): Promise<UserAccount> {
      const found = await users.findWithRemoval(userId);
      if (!found) throw unauthenticated();
      return {
        ...found,
        permissions: await users.listPermissions(userId),
        memberships: await clubs.listMemberships(userId),
        removedFreeClients: await removedFreeClientsRepository(db).list(userId),
      };
    },
  };
}
