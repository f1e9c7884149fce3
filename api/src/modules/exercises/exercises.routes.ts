import {
  findExercises,
  listExerciseFilters,
  readExercise,
  readExerciseOfCommonVersion,
  readOwnExercise,
  toggleFavoriteExercise,
} from '@formline/shared/contracts/exercises';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../context';
import { presentExercise, presentExerciseFilters, presentExercisePage } from './exercises.presenter';
import { exercisesService } from './exercises.service';

/** The exercise library. */
export async function exercisesRoutes(
  app: FastifyInstance,
  { db: database, registerEndpoint }: ModuleContext,
): Promise<void> {
  const exercises = exercisesService(database);

  registerEndpoint(app, findExercises, {
    handle: async ({ actor, query }) => presentExercisePage(await exercises.find(actor.trainerId, query)),
  });

  registerEndpoint(app, listExerciseFilters, {
    handle: async () => presentExerciseFilters(),
  });

  for (const endpoint of [readExercise, readExerciseOfCommonVersion]) {
    registerEndpoint(app, endpoint, {
      handle: async ({ actor, params }) =>
        presentExercise(...(await exercises.read(actor.trainerId, params.id))),
    });
  }

  registerEndpoint(app, readOwnExercise, {
    handle: async ({ actor, params }) =>
      presentExercise(...(await exercises.readOwn(actor.trainerId, params.id))),
  });

  registerEndpoint(app, toggleFavoriteExercise, {
    handle: async ({ actor, params, db }) => ({
      is_favorite: await exercisesService(db).toggleFavorite(actor.trainerId, params.id),
    }),
  });
}
