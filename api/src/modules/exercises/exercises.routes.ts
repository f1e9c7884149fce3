import { findExercises } from '@formline/shared/contracts/exercises';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../context';
import { presentExercisePage } from './exercises.presenter';
import { exercisesService } from './exercises.service';

/** The exercise library. */
export async function exercisesRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const exercises = exercisesService(db);

  registerEndpoint(app, findExercises, {
    handle: async ({ actor, query }) => presentExercisePage(await exercises.find(actor.trainerId, query)),
  });
}
