import {
  createClientTag,
  deleteClientTag,
  listClientTags,
  tagClients,
  updateClientTag,
} from '@formline/shared/contracts/people/clientTags';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { clientAccess } from '../clients/clientAccess';
import { clientTagsService, tagsOf } from './clientTags.service';

export async function clientTagsRoutes(
  app: FastifyInstance,
  { db: database, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const access = clientAccess({ db: database, clock });

  registerEndpoint(app, listClientTags, {
    handle: async ({ actor }) => tagsOf(database, actor.trainerId),
  });

  registerEndpoint(app, createClientTag, {
    policy: ({ actor, body }) => access.requireAll(actor.trainerId, body.client_ids),
    handle: async ({ actor, body: { client_ids: clientIds, ...values }, db }) =>
      clientTagsService(db).create(actor.trainerId, { ...values, clientIds }),
  });

  registerEndpoint(app, updateClientTag, {
    handle: async ({ actor: { trainerId }, params: { tagId }, body: { name, color, version }, db }) =>
      clientTagsService(db).update({ trainerId, tagId }, { name, color, version }),
  });

  registerEndpoint(app, deleteClientTag, {
    handle: async ({ actor: { trainerId }, params: { tagId }, db }) => {
      await clientTagsService(db).delete({ trainerId, tagId });
      return { id: tagId };
    },
  });

  registerEndpoint(app, tagClients, {
    policy: ({ actor, body }) => access.requireAll(actor.trainerId, body.added_client_ids),
    handle: async ({ actor: { trainerId }, params: { tagId }, body, db }) =>
      clientTagsService(db).changeClients(
        { trainerId, tagId },
        { added: body.added_client_ids, removed: body.removed_client_ids },
      ),
  });
}
