import { serverWords } from '@formline/shared/api-client';
import { workoutVideoTexts } from './workoutVideo.texts';

const { errors } = workoutVideoTexts;

export function problemOfUpload(error: unknown): string {
  const words = serverWords(error);
  return words === null ? errors.unexpected : errors.upload(words);
}
