import {
  createClientGroup,
  deleteClientGroup,
  listClientGroups,
  updateClientGroup,
} from '@formline/shared/contracts/clientGroups';
import type { FastifyInstance } from 'fastify';
import { bodyClubScopePolicy, clubScopePolicy } from '../clubs/clubScope.policy';
import type { ModuleContext } from '../context';
import { presentGroup } from './clientGroups.presenter';
import { clientGroupsService } from './clientGroups.service';
import { groupChangesService } from './groupChanges.service';

/** The trainer's client groups. */
export async function clientGroupsRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const groups = clientGroupsService(db);
  const changes = groupChangesService({ db, clock });

  registerEndpoint(app, listClientGroups, {
    policy: clubScopePolicy(db),
    handle: async ({ actor, query }) => (await groups.list(actor.trainerId, query)).map(presentGroup),
  });

  registerEndpoint(app, createClientGroup, {
    policy: bodyClubScopePolicy(db),
    handle: async ({ actor, body: { title, client_user_ids: clientIds, ...club } }) =>
      presentGroup(await changes.create(actor.trainerId, { title, clientIds, club })),
  });

  registerEndpoint(app, updateClientGroup, {
    policy: bodyClubScopePolicy(db),
    handle: async ({ actor: { trainerId }, params, body }) => {
      const { title, new_client_user_ids: added, removed_client_user_ids: removed, ...scope } = body;
      const place = { trainerId, groupId: params.id, scope };
      return presentGroup(await changes.update(place, { title, added, removed }));
    },
  });

  registerEndpoint(app, deleteClientGroup, {
    policy: clubScopePolicy(db),
    handle: async ({ actor: { trainerId }, params: { id }, query: { date, ...scope } }) => {
      await changes.delete({ trainerId, groupId: id, scope }, date);
      return { id };
    },
  });
}
