import {
  findExercises,
  findExercisesOfCommonVersion,
  listExerciseFilters,
  listExerciseFiltersOfCommonVersion,
  readExercise,
  readExerciseOfCommonVersion,
  toggleFavoriteExercise,
} from '@formline/shared/contracts/library/exercises';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { presentExerciseDetails, presentExerciseFilters, presentExercisePage } from './exercises.presenter';
import { exercisesService, toggleFavorite } from './exercises.service';

export async function exercisesRoutes(
  app: FastifyInstance,
  { db: database, registerEndpoint }: ModuleContext,
): Promise<void> {
  const exercises = exercisesService(database);

  for (const endpoint of [findExercises, findExercisesOfCommonVersion]) {
    registerEndpoint(app, endpoint, {
      isAnswerTrusted: true,
      handle: async ({ actor, query }) => presentExercisePage(await exercises.find(actor.trainerId, query)),
    });
  }

  for (const endpoint of [listExerciseFilters, listExerciseFiltersOfCommonVersion]) {
    registerEndpoint(app, endpoint, { handle: async () => presentExerciseFilters() });
  }

  for (const endpoint of [readExercise, readExerciseOfCommonVersion]) {
    registerEndpoint(app, endpoint, {
      handle: async ({ actor, params }) =>
        presentExerciseDetails(await exercises.read(actor.trainerId, params.id)),
    });
  }

  registerEndpoint(app, toggleFavoriteExercise, {
    handle: async ({ actor, params, db }) => ({
      is_favorite: await toggleFavorite(db, actor.trainerId, params.id),
    }),
  });
}
