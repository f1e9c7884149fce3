import { failureMessage, isApiError } from '@formline/shared/api-client';
import { passwordResetTexts } from './passwordReset.texts';

/** Only a refused address and too many attempts are the visitor's. */
export function requestFailure(error: unknown): string {
  const isVisitors = isApiError(error) && (error.status === 400 || error.status === 429);
  return isVisitors
    ? failureMessage(error, passwordResetTexts.request.failed)
    : passwordResetTexts.request.failed;
}
