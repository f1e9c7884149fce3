import {
  createCompoundRoutine,
  deleteCompoundRoutine,
  findCompoundRoutines,
  readCompoundRoutine,
  toggleFavoriteCompoundRoutine,
  updateCompoundRoutine,
} from '@formline/shared/contracts/library/compoundRoutines';
import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../../../plugins/HttpProblem';
import type { ModuleContext } from '../../context';
import { presentRoutine, presentRoutinePage } from './compoundRoutines.presenter';
import { compoundRoutinesService } from './compoundRoutines.service';
import { routineChangesService } from './routineChanges.service';
import { libraryTexts as texts } from '../library.texts';

export async function compoundRoutinesRoutes(
  app: FastifyInstance,
  { clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, findCompoundRoutines, {
    handle: async ({ actor, query, db }) =>
      presentRoutinePage(await compoundRoutinesService(db).find(actor.trainerId, query)),
  });

  registerEndpoint(app, readCompoundRoutine, {
    handle: async ({ actor: { trainerId }, params: { id }, db }) =>
      presentRoutine(await compoundRoutinesService(db).read({ trainerId, id })),
  });

  registerEndpoint(app, createCompoundRoutine, {
    handle: async ({ actor, body, db }) =>
      presentRoutine(await routineChangesService(db).create(actor.trainerId, body)),
  });

  registerEndpoint(app, updateCompoundRoutine, {
    handle: async ({ actor: { trainerId }, params: { id }, body, db }) => {
      const { compound_routine_id: named = id, ...form } = body;
      if (named !== id) throw invalidInput(texts.routines.numbersDiffer);
      return presentRoutine(await routineChangesService(db).update({ trainerId, id }, form));
    },
  });

  registerEndpoint(app, deleteCompoundRoutine, {
    handle: async ({ actor: { trainerId }, params: { id }, db }) => {
      await compoundRoutinesService(db).delete({ trainerId, id });
      return { id };
    },
  });

  registerEndpoint(app, toggleFavoriteCompoundRoutine, {
    handle: async ({ actor: { trainerId }, params: { id }, query: { routine_type: routineType }, db }) => ({
      is_favorite: await compoundRoutinesService(db).toggleFavorite(
        { trainerId, id },
        { routineType, clock },
      ),
    }),
  });
}
