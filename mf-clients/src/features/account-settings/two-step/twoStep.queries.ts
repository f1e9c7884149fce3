import { call, failureMessage, isApiError } from '@formline/shared/api-client';
import { readTwoStep } from '@formline/shared/contracts/twoStep';
import { queryOptions } from '@formline/shared/query';
import { twoStepTexts as texts } from './twoStep.texts';

/** Whether the trainer's own account asks for a code. */
export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: ({ signal }) => call(readTwoStep, {}, signal),
  staleTime: 0,
});

/** What to say when a password or a code was refused. */
export function twoStepFailure(error: unknown): string {
  if (!isApiError(error)) return texts.failed;
  if (error.key === 'invalid_credentials') return texts.wrongPassword;
  return error.description ?? failureMessage(error, texts.failed);
}
