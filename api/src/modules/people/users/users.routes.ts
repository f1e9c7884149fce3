import { readCurrentUser } from '@formline/shared/contracts/people/users';
import type { FastifyInstance } from 'fastify';
import {
  readUnitPreference,
  setUnitPreference,
  updateTrainer,
  updateUnitPreference,
} from '@formline/shared/contracts/people/profiles';
import type { ModuleContext } from '../../context';
import { presentCurrentUser, presentUnits } from './users.presenter';
import { usersService } from './users.service';
import { profilesService } from './profiles.service';
import { unitsService } from './units.service';
import type { TrainerCall } from '../../../plugins/actor';
import { forbidden } from '../../../plugins/HttpProblem';
import { peopleTexts as texts } from '../people.texts';

export async function usersRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const users = usersService(db);

  registerEndpoint(app, readCurrentUser, {
    handle: async ({ actor }) => presentCurrentUser(await users.readCurrent(actor.userId)),
  });
}

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

/** Any other id is refused alike, so that the answer does not reveal accounts. */
async function ownProfilePolicy({ actor, params }: TrainerCall): Promise<void> {
  if (params.id !== actor.userId) throw forbidden(texts.users.ownProfileOnly);
}
