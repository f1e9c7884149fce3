import {
  listActivityLevels,
  listDefaultSections,
  listFitnessComponents,
  listGoals,
  listMuscleGroups,
  listProgramCategories,
} from '@formline/shared/contracts/library/catalogues';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { presentActivityLevel, presentCategory, presentNamed } from './catalogues.presenter';
import { cataloguesService } from './catalogues.service';

export async function cataloguesRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const catalogues = cataloguesService(db);

  registerEndpoint(app, listMuscleGroups, {
    handle: async () => (await catalogues.listNamed('muscleGroups')).map(presentNamed),
  });

  registerEndpoint(app, listFitnessComponents, {
    handle: async () => (await catalogues.listNamed('fitnessComponents')).map(presentNamed),
  });

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
