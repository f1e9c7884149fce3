import {
  readUnitPreference,
  setUnitPreference,
  updateTrainer,
  updateUnitPreference,
} from '@formline/shared/contracts/people/profiles';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { ownProfilePolicy } from './ownProfile.policy';
import { profilesService } from './profiles.service';
import { unitsService } from './units.service';
import { presentCurrentUser, presentUnits } from './users.presenter';

export async function profilesRoutes(
  app: FastifyInstance,
  { clock, ownsPicture, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, updateTrainer, {
    policy: ownProfilePolicy,
    handle: async ({ actor, body, db }) =>
      presentCurrentUser(await profilesService({ db, clock, ownsPicture }).update(actor.userId, body)),
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
