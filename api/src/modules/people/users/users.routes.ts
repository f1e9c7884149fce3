import { readCurrentUser } from '@formline/shared/contracts/people/users';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { presentCurrentUser } from './users.presenter';
import { usersService } from './users.service';

export async function usersRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const users = usersService(db);

  registerEndpoint(app, readCurrentUser, {
    handle: async ({ actor }) => presentCurrentUser(await users.readCurrent(actor.userId)),
  });
}
