import {
  copyWorkout,
  createWorkout,
  deleteWorkout,
  findOtherWorkouts,
  findWorkouts,
  listWorkoutFilters,
  readWorkout,
  readWorkouts,
  updateWorkout,
} from '@formline/shared/contracts/library/workouts';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { copyToOwn, workoutChangesService } from './workoutChanges.service';
import {
  presentWorkout,
  presentWorkoutFilters,
  presentWorkoutPage,
  presentWorkouts,
} from './workouts.presenter';
import { workoutsService } from './workouts.service';

export async function workoutsRoutes(
  app: FastifyInstance,
  { clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, findWorkouts, {
    handle: async ({ actor, query, db }) =>
      presentWorkoutPage(await workoutsService(db).find(actor.trainerId, query)),
  });

  registerEndpoint(app, findOtherWorkouts, {
    handle: async ({ actor, query, body, db }) =>
      presentWorkoutPage(await workoutsService(db).find(actor.trainerId, query, body)),
  });

  registerEndpoint(app, readWorkouts, {
    handle: async ({ actor, body, db }) =>
      presentWorkouts(await workoutsService(db).readAll(actor.trainerId, body.workoutIds)),
  });

  registerEndpoint(app, listWorkoutFilters, {
    handle: async () => presentWorkoutFilters(),
  });

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

  registerEndpoint(app, deleteWorkout, {
    handle: async ({ actor, params: { id }, db }) => {
      await workoutChangesService({ db, clock }).delete(actor.trainerId, id);
      return { id };
    },
  });

  registerEndpoint(app, copyWorkout, {
    handle: async ({ actor, params, db }) => presentWorkout(await copyToOwn(db, actor.trainerId, params.id)),
  });
}
