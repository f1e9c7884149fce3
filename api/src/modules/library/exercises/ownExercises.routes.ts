import {
  createOwnExercise,
  deleteOwnExercise,
  readOwnExercise,
  updateOwnExercise,
} from '@formline/shared/contracts/library/ownExercises';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { presentExerciseDetails } from './exercises.presenter';
import { exercisesService } from './exercises.service';
import { ownExercisesService } from './ownExercises.service';

export async function ownExercisesRoutes(
  app: FastifyInstance,
  { registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, readOwnExercise, {
    handle: async ({ actor, params, db }) =>
      presentExerciseDetails(await exercisesService(db).readOwn(actor.trainerId, params.id)),
  });

  registerEndpoint(app, createOwnExercise, {
    handle: async ({ actor, body, db }) =>
      presentExerciseDetails(await ownExercisesService(db).create(actor.trainerId, body)),
  });

  registerEndpoint(app, updateOwnExercise, {
    handle: async ({ actor: { trainerId }, body: { id, version, ...form }, db }) =>
      presentExerciseDetails(await ownExercisesService(db).update({ trainerId, id, version }, form)),
  });

  registerEndpoint(app, deleteOwnExercise, {
    handle: async ({ actor, query: { id }, db }) => {
      await ownExercisesService(db).delete(actor.trainerId, id);
      return { id };
    },
  });
}
