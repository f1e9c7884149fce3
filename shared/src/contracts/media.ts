import { endpoint } from './endpoint';
import { dbId, urlId } from './primitives';
import { API_VERSION } from './product';
import * as z from '@formline/shared/contracts/schema';

/** How far a video is: being made ready, ready to be played, or not to be used. */
export const mediaStatusSchema = z.enum(['PENDING', 'FINISHED', 'ERROR']);

/** The video of a workout. Addresses are paths of our own origin and open to those who may see the video alone. */
export const uploadedMediaSchema = z.object({
  id: dbId,
  status: mediaStatusSchema,
  /** HLS playlist; null until the status is FINISHED. */
  stream_url: z.nullable(z.string()),
  thumbnail_url: z.nullable(z.string()),
});
export type UploadedMedia = z.infer<typeof uploadedMediaSchema>;

export const readWorkoutVideo = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/media-upload/transcode-video/:id`,
  summary: 'How far an uploaded workout video is',
  tag: 'Media',
  access: 'trainer',
  params: z.object({ id: urlId }),
  result: uploadedMediaSchema,
});
