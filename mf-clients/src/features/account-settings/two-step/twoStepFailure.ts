import { failureMessage, isApiError } from '@formline/shared/api-client';
import { twoStepTexts as texts } from './twoStep.texts';

export function twoStepFailure(error: unknown): string {
  if (!isApiError(error)) return texts.failed;
  if (error.key === 'invalid_credentials') return texts.wrongPassword;
  return error.description ?? failureMessage(error, texts.failed);
}
