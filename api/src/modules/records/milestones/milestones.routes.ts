import {
  createMilestone,
  deleteMilestone,
  listMilestones,
  readDashboardMilestones,
  updateClientGoals,
  updateMilestones,
} from '@formline/shared/contracts/records/milestones';
import type { FastifyInstance } from 'fastify';
import { clientAccess, ownClientPolicy } from '../../people/clients/clientAccess';
import { presentClient } from '../../people/clients/clients.presenter';
import type { ModuleContext } from '../../context';
import { clientProfilesService } from '../../people/clients/clients.service';
import { presentMilestone, presentProgress } from './milestones.presenter';
import { ownMilestonePolicy } from './milestones.policy';
import { milestonesOf, milestonesService, progressOf } from './milestones.service';

export async function milestonesRoutes(
  app: FastifyInstance,
  { db, clock, ownsPicture, registerEndpoint }: ModuleContext,
): Promise<void> {
  const access = clientAccess({ db, clock });
  const policy = ownClientPolicy({ db, clock });

  registerEndpoint(app, listMilestones, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId } }) =>
      (await milestonesOf(db, { trainerId, clientId })).map(presentMilestone),
  });

  registerEndpoint(app, readDashboardMilestones, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId } }) =>
      presentProgress(await progressOf(db, { trainerId, clientId })),
  });

  registerEndpoint(app, createMilestone, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, body, db: callDb }) =>
      presentMilestone(await milestonesService({ db: callDb, clock }).create({ trainerId, clientId }, body)),
  });

  registerEndpoint(app, updateMilestones, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, body, db: callDb }) => {
      const milestones = milestonesService({ db: callDb, clock });
      return (await milestones.update({ trainerId, clientId }, body.data)).map(presentMilestone);
    },
  });

  registerEndpoint(app, deleteMilestone, {
    policy: ownMilestonePolicy({ db, clock }),
    handle: async ({ actor, params: { id }, db: callDb }) => {
      await milestonesService({ db: callDb, clock }).delete(actor.trainerId, id);
      return { id };
    },
  });

  registerEndpoint(app, updateClientGoals, {
    policy: ({ actor, body }) => access.requireAll(actor.trainerId, [body.clientId]),
    handle: async ({ actor: { trainerId }, body: { clientId, goals, version }, db: callDb }) => {
      const changes = { goal_id: goals[0]?.id ?? null, version };
      const profiles = clientProfilesService({ db: callDb, clock, ownsPicture });
      return presentClient(await profiles.update({ trainerId, clientId }, changes));
    },
  });
}
