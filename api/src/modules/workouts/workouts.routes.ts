import { createWorkout, readWorkout, updateWorkout } from '@formline/shared/contracts/workouts';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../context';
import { workoutChangesService } from './workoutChanges.service';
import { presentWorkout } from './workouts.presenter';
import { workoutsService } from './workouts.service';

/** The workouts of the library. */
export async function workoutsRoutes(
  app: FastifyInstance,
  { clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, readWorkout, {
    handle: async ({ actor, params, db }) =>
      presentWorkout(await workoutsService(db).read(actor.trainerId, params.id)),
  });

  registerEndpoint(app, createWorkout, {
    handle: async ({ actor, body, db }) =>
      presentWorkout(await workoutChangesService({ db, clock }).create(actor.trainerId, body)),
  });

  registerEndpoint(app, updateWorkout, {
    handle: async ({ actor, params, body, db }) =>
      presentWorkout(await workoutChangesService({ db, clock }).update(actor.trainerId, params.id, body)),
  });
}
