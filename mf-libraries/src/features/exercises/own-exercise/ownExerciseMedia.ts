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

export type ExerciseMediaUrls = Pick<OwnExerciseDraft, 'image_url' | 'video_url'>;

interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

const MEGABYTE = 1_048_576;

/** Client-side check that saves a useless upload; null if the file may be sent. */
export function fileProblem(file: File): string | null {
  const kind = mediaKindOf(file);
  if (kind === null) return texts.wrongType;
  const fault = faultOfFile(file, exerciseMediaRules[kind]);
  if (fault === 'tooLarge') return texts.tooLarge(exerciseMediaRules[kind].maxBytes / MEGABYTE);
  return fault && texts[fault];
}

/** A video is sent with its middle frame as the picture. */
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
