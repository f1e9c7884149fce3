import {
  listActivityLevels,
  listDefaultSections,
  listGoals,
  listProgramCategories,
} from '@formline/shared/contracts/library/catalogues';
import { exerciseTags } from '@formline/shared/contracts/library/exerciseTags';
import { keysOf } from '@formline/shared/domain/text/typedRecords';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { presentActivityLevel, presentCategory, presentNamed } from './catalogues.presenter';
import { cataloguesService } from './catalogues.service';

export async function cataloguesRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const catalogues = cataloguesService(db);

  for (const kind of keysOf(exerciseTags)) {
    registerEndpoint(app, exerciseTags[kind].catalogue, {
      handle: async () => (await catalogues.listNamed(kind)).map(presentNamed),
    });
  }

  registerEndpoint(app, listGoals, {
    handle: async () => (await catalogues.listNamed('goals')).map(presentNamed),
  });

  registerEndpoint(app, listDefaultSections, {
    handle: async () => (await catalogues.listNamed('defaultWorkoutSections')).map(presentNamed),
  });

  registerEndpoint(app, listProgramCategories, {
    handle: async () => (await catalogues.listProgramCategories()).map(presentCategory),
  });

  registerEndpoint(app, listActivityLevels, {
    handle: async () => (await catalogues.listActivityLevels()).map(presentActivityLevel),
  });
}
