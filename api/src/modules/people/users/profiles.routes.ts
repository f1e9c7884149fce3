import {
  readUnitPreference,
  setUnitPreference,
  updateClientPreferences,
  updateTrainer,
  updateUnitPreference,
  updateUser,
} from '@formline/shared/contracts/profiles';
import type { FastifyInstance } from 'fastify';
import { ownClientOrSelfPolicy, ownClientPolicy } from '../clients/clients.policy';
import { presentClient } from '../clients/clients.presenter';
import type { ModuleContext } from '../../context';
import { ownProfilePolicy } from './ownProfile.policy';
import { profilesService, updateVisibility } from './profiles.service';
import { unitsService } from './units.service';
import { presentCurrentUser, presentUnits } from './users.presenter';

/** What a trainer changes in the own profile and in a client's. */
export async function profilesRoutes(
  app: FastifyInstance,
  { db: database, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, updateUser, {
    policy: ownClientOrSelfPolicy({ db: database, clock }),
    handle: async ({ actor: { userId, trainerId }, params: { id }, body, db }) => {
      const profiles = profilesService({ db, clock });
      return id === userId
        ? presentCurrentUser(await profiles.updateOwn(userId, body))
        : presentClient(await profiles.updateClient({ trainerId, clientId: id }, body));
    },
  });

  registerEndpoint(app, updateTrainer, {
    policy: ownProfilePolicy,
    handle: async ({ actor, body, db }) =>
      presentCurrentUser(await profilesService({ db, clock }).updateOwn(actor.userId, body)),
  });

  registerEndpoint(app, updateClientPreferences, {
    policy: ownClientPolicy({ db: database, clock }),
    handle: async ({ actor: { trainerId }, params: { id: clientId }, body, db }) =>
      presentClient(await updateVisibility(db, { trainerId, clientId }, body)),
  });

  registerEndpoint(app, readUnitPreference, {
    handle: async ({ actor, db }) => presentUnits(await unitsService({ db, clock }).read(actor.userId)),
  });

  registerEndpoint(app, updateUnitPreference, {
    handle: async ({ actor, body, db }) =>
      presentUnits(await unitsService({ db, clock }).update(actor.userId, body)),
  });

  registerEndpoint(app, setUnitPreference, {
    handle: async ({ actor, body, db }) =>
      presentUnits(await unitsService({ db, clock }).update(actor.userId, body)),
  });
}
