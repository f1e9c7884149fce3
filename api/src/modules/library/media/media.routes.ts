import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { imagesRoutes } from './images.routes';
import { mediaViewRoutes } from './mediaView.routes';
import { workoutVideosRoutes } from './workoutVideos.routes';

/** Files: how they come in and how they are shown. */
export async function mediaRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  await imagesRoutes(app, context);
  await workoutVideosRoutes(app, context);
  await mediaViewRoutes(app, context);
}
