import {
  copyProgram,
  createProgram,
  deleteProgram,
  duplicateProgram,
  findPrograms,
  readProgram,
  updateProgram,
} from '@formline/shared/contracts/library/programs';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { programChangesService } from './programChanges.service';
import { programCopiesService } from './programCopies.service';
import { presentProgram, presentProgramPage } from './programs.presenter';
import { programsService } from './programs.service';

export async function programsRoutes(
  app: FastifyInstance,
  { clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, findPrograms, {
    handle: async ({ actor, query, db }) =>
      presentProgramPage(actor, await programsService(db).find(actor.trainerId, query)),
  });

  registerEndpoint(app, readProgram, {
    handle: async ({ actor, params, db }) =>
      presentProgram(actor, await programsService(db).read(actor.trainerId, params.id)),
  });

  registerEndpoint(app, createProgram, {
    handle: async ({ actor, body, db }) =>
      presentProgram(actor, await programChangesService({ db, clock }).create(actor.trainerId, body)),
  });

  registerEndpoint(app, updateProgram, {
    handle: async ({ actor, params: { id }, body, db }) =>
      presentProgram(actor, await programChangesService({ db, clock }).update(actor.trainerId, id, body)),
  });

  registerEndpoint(app, deleteProgram, {
    handle: async ({
      actor,
      params: { id },
      query: { with_unused_copies: withUnusedCopies = false },
      db,
    }) => {
      await programChangesService({ db, clock }).delete(actor.trainerId, { id, withUnusedCopies });
      return { id };
    },
  });

  for (const endpoint of [duplicateProgram, copyProgram]) {
    registerEndpoint(app, endpoint, {
      handle: async ({ actor, params: { id }, db }) =>
        presentProgram(actor, await programCopiesService({ db, clock }).copy(actor.trainerId, id)),
    });
  }
}
