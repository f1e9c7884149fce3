import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import type { FastifyInstance } from 'fastify';
import { updateClientPreferences, updateUser } from '@formline/shared/contracts/people/profiles';
import { readUser } from '@formline/shared/contracts/people/users';
import { clubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../../context';
import { presentClient } from './clients.presenter';
import { clientProfilesService, clientsService, updateVisibility } from './clients.service';
import { profilesService } from '../users/profiles.service';
import { presentCurrentUser } from '../users/users.presenter';
import { usersService } from '../users/users.service';
import { clientAccess, noSuchClient, ownClientOrSelfPolicy, ownClientPolicy } from './clientAccess';

export async function clientsRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const clients = clientsService(db);

  registerEndpoint(app, listTrainerClients, {
    policy: clubScopePolicy(db),
    isAnswerTrusted: true,
    handle: async ({ actor, query }) => (await clients.list(actor.trainerId, query)).map(presentClient),
  });
}

export async function clientProfilesRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { db: database, clock, registerEndpoint } = context;
  const access = clientAccess({ db: database, clock });

  registerEndpoint(app, readUser, {
    handle: async ({ actor: { userId, trainerId }, params: { id }, db }) => {
      if (id === userId) return presentCurrentUser(await usersService(db).readCurrent(userId));
      if (trainerId === null) throw noSuchClient();
      await access.requireOne(trainerId, id);
      return presentClient(await clientsService(db).read(trainerId, id));
    },
  });

  registerEndpoint(app, updateUser, {
    policy: ownClientOrSelfPolicy({ db: database, clock }),
    handle: async ({ actor: { userId, trainerId }, params: { id }, body, db }) =>
      id === userId
        ? presentCurrentUser(await profilesService({ ...context, db }).update(userId, body))
        : presentClient(
            await clientProfilesService({ ...context, db }).update({ trainerId, clientId: id }, body),
          ),
  });

  registerEndpoint(app, updateClientPreferences, {
    policy: ownClientPolicy({ db: database, clock }),
    handle: async ({ actor: { trainerId }, params: { id: clientId }, body, db }) =>
      presentClient(await updateVisibility(db, { trainerId, clientId }, body)),
  });
}
