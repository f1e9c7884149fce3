import { readWorkoutVideo } from '@formline/shared/contracts/media';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../context';
import { presentUploadedMedia } from './media.presenter';
import { workoutVideosService } from './workoutVideos.service';

/** Videos that are workouts. */
export async function workoutVideosRoutes(
  app: FastifyInstance,
  { registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, readWorkoutVideo, {
    handle: async ({ actor, params, db }) =>
      presentUploadedMedia(await workoutVideosService(db).read(actor.trainerId, params.id)),
  });
}
