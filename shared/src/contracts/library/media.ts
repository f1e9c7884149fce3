import { endpoint } from '../endpoint';
import { dbId, urlId } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const mediaStatusSchema = z.enum(['PENDING', 'FINISHED', 'ERROR']);

/** URLs are paths of our origin and open only to those who may see the video. */
export const uploadedMediaSchema = z.object({
  id: dbId,
  status: mediaStatusSchema,
  /** HLS playlist; null until the status is FINISHED, and in answers without URLs. */
  stream_url: z.withDefault(z.nullable(z.string()), null),
  thumbnail_url: z.withDefault(z.nullable(z.string()), null),
});
export type UploadedMedia = z.infer<typeof uploadedMediaSchema>;

const MEGABYTE = 1_048_576;

const picture = { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 20 * MEGABYTE } as const;
const thumbnail = { types: ['image/jpeg'], maxBytes: 5 * MEGABYTE, isOptional: true } as const;
const videoTypes = ['video/mp4', 'video/quicktime', 'video/x-m4v'] as const;

export const uploadAvatar = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/uploadUserAvatar`,
  summary: "Gives the trainer or one of the trainer's clients a new picture",
  tag: 'Media',
  access: 'trainer',
  resources: ['clients', 'account'],
  params: z.object({ id: urlId }),
  files: {
    avatar_file: { types: ['image/png', 'image/jpeg'], maxBytes: 10 * MEGABYTE, isOptional: false },
  },
  result: z.object({ url: z.string() }),
});

export const uploadImage = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/image-upload`,
  summary: 'Keeps a picture, of an exercise or of a measurement, for the trainer alone',
  tag: 'Media',
  access: 'trainer',
  resources: [],
  files: { image: { ...picture, isOptional: false } },
  result: z.object({ image_url: z.string() }),
});

export const uploadVideo = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/media-upload`,
  summary: 'Keeps the video of an exercise; without a thumbnail its middle frame becomes one',
  tag: 'Media',
  access: 'trainer',
  resources: [],
  files: {
    video: { types: videoTypes, maxBytes: 500 * MEGABYTE, isOptional: false },
    thumbnail,
  },
  result: z.object({ video_url: z.string(), thumbnail_url: z.string() }),
});

export const uploadWorkoutVideo = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/media-upload/transcode-video`,
  summary: 'Takes in the video of a workout; it is made ready for streaming afterwards',
  tag: 'Media',
  access: 'trainer',
  resources: ['workouts'],
  files: {
    video: { types: videoTypes, maxBytes: 1024 * MEGABYTE, isOptional: false },
    thumbnail,
  },
  result: uploadedMediaSchema,
});

export const removeWorkoutVideo = endpoint({
  method: 'DELETE',
  path: `/${API_VERSION}/api/media-upload/transcode-video/:id`,
  summary: 'Removes a workout video that no workout has, made ready or not',
  tag: 'Media',
  access: 'trainer',
  resources: ['workouts'],
  params: z.object({ id: urlId }),
  result: z.object({ id: dbId }),
});

export const readWorkoutVideo = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/media-upload/transcode-video/:id`,
  summary: 'How far an uploaded workout video is',
  tag: 'Media',
  access: 'trainer',
  resources: ['workouts'],
  params: z.object({ id: urlId }),
  result: uploadedMediaSchema,
});

export const mediaEndpoints = {
  uploadAvatar,
  uploadImage,
  uploadVideo,
  uploadWorkoutVideo,
  readWorkoutVideo,
  removeWorkoutVideo,
} as const;
