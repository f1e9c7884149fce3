import { uploadWorkoutVideo } from '@formline/shared/contracts/library/media';
import { faultOfFile } from '../../media-upload/mediaFile';
import { workoutVideoTexts } from './workoutVideo.texts';

const { video } = uploadWorkoutVideo.files;

export const VIDEO_ACCEPT = video.types.join(',');

/** Why a file cannot be uploaded, as text for the user; null when it can. */
export function refusalOfVideo(file: Pick<File, 'type' | 'name' | 'size'>): string | null {
  const fault = faultOfFile(file, video);
  return fault && workoutVideoTexts.refusals[fault];
}
