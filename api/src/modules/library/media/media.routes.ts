import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { imagesRoutes } from './images.routes';
import { mediaViewRoutes } from './mediaView.routes';
import { workoutVideosRoutes } from './workoutVideos.routes';

export async function mediaRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  await imagesRoutes(app, context);
  await workoutVideosRoutes(app, context);
  await mediaViewRoutes(app, context);
}
