import { isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { workoutVideoTexts } from './workoutVideo.texts';

const { errors } = workoutVideoTexts;

/** What is said of an upload that failed: the server's words, or ours where it has none. */
export function problemOfUpload(error: unknown): string {
  const hasWords = isApiError(error) && error.message !== '' && error.code !== errorCodes.unexpected;
  return hasWords ? errors.upload(error.message) : errors.unexpected;
}
