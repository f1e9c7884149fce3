import type { FastifyInstance } from 'fastify';
import { uploadAvatar, uploadImage } from '@formline/shared/contracts/library/media';
import type { ModuleContext } from '../../context';
import { mediaViewRoutes } from './mediaView.routes';
import { workoutVideosRoutes } from './workoutVideos.routes';
import { ownClientOrSelfPolicy } from '../../people/clients/clientAccess';
import { imagesService } from './images.service';

export async function mediaRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  await imagesRoutes(app, context);
  await workoutVideosRoutes(app, context);
  await mediaViewRoutes(app, context);
}

async function imagesRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { clock, config, db, media, registerEndpoint } = context;
  const { quotaBytes, uploadsPerMinute: callsPerMinute } = config.media;
  const images = imagesService({ db, media, quotaBytes });

  registerEndpoint(app, uploadAvatar, {
    callsPerMinute,
    policy: ownClientOrSelfPolicy({ db, clock }),
    handle: async ({ actor, params, files }) => ({
      url: await images.replaceAvatar({ ownerId: actor.trainerId, subjectId: params.id }, files.avatar_file),
    }),
  });

  registerEndpoint(app, uploadImage, {
    callsPerMinute,
    handle: async ({ actor, files }) => ({
      image_url: await images.keepImage(actor.trainerId, files.image),
    }),
  });
}
