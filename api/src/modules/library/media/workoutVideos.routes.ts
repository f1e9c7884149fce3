import {
  readWorkoutVideo,
  removeWorkoutVideo,
  uploadVideo,
  uploadWorkoutVideo,
} from '@formline/shared/contracts/library/media';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { presentUploadedMedia } from './media.presenter';
import { videosService } from './videos.service';
import { workoutVideosService } from './workoutVideos.service';

export async function workoutVideosRoutes(
  app: FastifyInstance,
  { config, db, media, registerEndpoint }: ModuleContext,
): Promise<void> {
  const { quotaBytes, uploadsPerMinute: callsPerMinute } = config.media;
  const videos = videosService({ db, media, quotaBytes });

  registerEndpoint(app, uploadVideo, {
    callsPerMinute,
    handle: async ({ actor, files: { video, thumbnail } }) =>
      videos.keepVideo({ ownerId: actor.trainerId, video, thumbnail }),
  });

  registerEndpoint(app, uploadWorkoutVideo, {
    callsPerMinute,
    handle: async ({ actor, files: { video, thumbnail } }) =>
      presentUploadedMedia(await videos.keepWorkoutVideo({ ownerId: actor.trainerId, video, thumbnail })),
  });

  registerEndpoint(app, readWorkoutVideo, {
    handle: async ({ actor, params, db: tx }) =>
      presentUploadedMedia(await workoutVideosService(tx).read(actor.trainerId, params.id)),
  });

  registerEndpoint(app, removeWorkoutVideo, {
    handle: async ({ actor, params: { id }, db: tx }) => {
      await workoutVideosService(tx).remove(actor.trainerId, id);
      return { id };
    },
  });
}
