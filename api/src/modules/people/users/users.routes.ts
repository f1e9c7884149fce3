import { readCurrentUser, readUser } from '@formline/shared/contracts/users';
import type { FastifyInstance } from 'fastify';
import { clientAccess } from '../clients/clientAccess';
import { presentClient } from '../clients/clients.presenter';
import { clientsService } from '../clients/clients.service';
import { noSuchClient } from '../clients/noSuchClient';
import type { ModuleContext } from '../../context';
import { presentCurrentUser } from './users.presenter';
import { usersService } from './users.service';

/** The signed-in user, and one person the caller may see. */
export async function usersRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const users = usersService(db);
  const clients = clientsService(db);
  const access = clientAccess({ db, clock });

  registerEndpoint(app, readCurrentUser, {
    handle: async ({ actor }) => presentCurrentUser(await users.readCurrent(actor.userId)),
  });

  registerEndpoint(app, readUser, {
    handle: async ({ actor: { userId, trainerId }, params: { id } }) => {
      if (id === userId) return presentCurrentUser(await users.readCurrent(userId));
      if (trainerId === null) throw noSuchClient();
      await access.requireOne(trainerId, id);
      return presentClient(await clients.read(trainerId, id));
    },
  });
}
