import {
  createClientGroup,
  deleteClientGroup,
  listClientGroups,
  readClientGroup,
  updateClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import type { FastifyInstance } from 'fastify';
import { clientAccess } from '../../people/clients/clientAccess';
import { bodyClubScopePolicy, clubScopePolicy } from '../../people/clubs/clubScope.policy';
import type { ModuleContext } from '../../context';
import { trainersToday } from '../../people/clients/trainersToday';
import { presentGroup } from './clientGroups.presenter';
import { clientGroupsService } from './clientGroups.service';
import { groupChangesService } from './groupChanges.service';

export async function clientGroupsRoutes(
  app: FastifyInstance,
  { db: database, clock, groupPlansIn, registerEndpoint }: ModuleContext,
): Promise<void> {
  const access = clientAccess({ db: database, clock });
  const checkClub = bodyClubScopePolicy(database);
  const groups = clientGroupsService(database);

  registerEndpoint(app, listClientGroups, {
    policy: clubScopePolicy(database),
    handle: async ({ actor, query }) => (await groups.list(actor.trainerId, query)).map(presentGroup),
  });

  registerEndpoint(app, readClientGroup, {
    policy: clubScopePolicy(database),
    handle: async ({ actor: { trainerId }, params, query }) =>
      presentGroup(await groups.read({ trainerId, groupId: params.id, scope: query })),
  });

  registerEndpoint(app, createClientGroup, {
    policy: async (call) => {
      await checkClub(call);
      await access.requireAll(call.actor.trainerId, call.body.client_user_ids);
    },
    handle: async ({ actor, body: { title, client_user_ids: clientIds, ...club }, db }) => {
      const changes = groupChangesService({ db, clock, groupPlansIn });
      return presentGroup(await changes.create(actor.trainerId, { title, clientIds, club }));
    },
  });

  registerEndpoint(app, updateClientGroup, {
    policy: async (call) => {
      await checkClub(call);
      await access.requireAll(call.actor.trainerId, call.body.new_client_user_ids);
    },
    handle: async ({ actor: { trainerId }, params, body, db }) => {
      const changes = groupChangesService({ db, clock, groupPlansIn });
      const { title, new_client_user_ids: added, removed_client_user_ids: removed, ...rest } = body;
      const { removed_work: removedWork, currentDate, version, ...scope } = rest;
      const today = trainersToday(currentDate, clock);
      const ref = { trainerId, groupId: params.id, scope };
      const update = { title, version, added, removed, removedWork, today };
      return presentGroup(await changes.update(ref, update));
    },
  });

  registerEndpoint(app, deleteClientGroup, {
    policy: clubScopePolicy(database),
    handle: async ({ actor: { trainerId }, params: { id }, query: { date, ...scope }, db }) => {
      const from = trainersToday(date, clock);
      await groupChangesService({ db, clock, groupPlansIn }).delete({ trainerId, groupId: id, scope }, from);
      return { id };
    },
  });
}
