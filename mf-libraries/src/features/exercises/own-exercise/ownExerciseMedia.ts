import { call } from '@formline/shared/api-client';
import { uploadImage, uploadVideo } from '@formline/shared/contracts/library/media';
import {
  exerciseMediaRules,
  faultOfFile,
  mediaKindOf,
} from '@formline/shared/training/media-upload/mediaFile.ts';
import { middleFrame } from '@formline/shared/training/media-upload/middleFrame.ts';
import type { OwnExerciseDraft } from './ownExerciseDraft';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';

/** The addresses of what an exercise shows. A video comes with a picture of itself. */
export type ExerciseMediaUrls = Pick<OwnExerciseDraft, 'image_url' | 'video_url'>;

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

const MEGABYTE = 1_048_576;

/** What is wrong with a file that need not be sent at all; null if it may be tried. */
export function fileProblem(file: File): string | null {
  const kind = mediaKindOf(file);
  if (kind === null) return texts.wrongType;
  const fault = faultOfFile(file, exerciseMediaRules[kind]);
  if (fault === 'tooLarge') return texts.tooLarge(exerciseMediaRules[kind].maxBytes / MEGABYTE);
  return fault && texts[fault];
}

/** Sends a picture, or a video with its middle frame, and gives the addresses the exercise then shows. */
export async function sendExerciseMedia(file: File, sending: Sending): Promise<ExerciseMediaUrls> {
  if (mediaKindOf(file) === 'image') {
    const { image_url } = await call(uploadImage, { files: { image: file } }, sending);
    return { image_url, video_url: null };
  }
  const thumbnail = await middleFrame(file, sending.signal);
  const files = { video: file, ...(thumbnail && { thumbnail }) };
  const sent = await call(uploadVideo, { files }, sending);
  return { image_url: sent.thumbnail_url, video_url: sent.video_url };
}
