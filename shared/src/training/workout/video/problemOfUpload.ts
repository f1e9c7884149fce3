import { serverWords } from '@formline/shared/api-client';
import { workoutVideoTexts } from './workoutVideo.texts';

const { errors } = workoutVideoTexts;

/** What is said of an upload that failed: the server's words, or ours where it has none. */
export function problemOfUpload(error: unknown): string {
  const words = serverWords(error);
  return words === null ? errors.unexpected : errors.upload(words);
}
