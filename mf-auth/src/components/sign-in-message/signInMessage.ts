import { type ApiError, failureMessage, isApiError } from '@formline/shared/api-client';
import { signInMessageTexts } from './signInMessage.texts';

export type SignInMessage =
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly advice?: string }
  | SignInDialogMessage;

export interface SignInDialogMessage {
  readonly kind: 'dialog';
  readonly title: string;
  readonly text: string;
  readonly offersApp?: boolean;
}

export function signInFailure(error: unknown): SignInMessage {
  if (!isApiError(error)) return { kind: 'failed', text: signInMessageTexts.unexpected };
  return error.status === 0 || error.status >= 500 ? serverFailure(error) : refusal(error);
}

const serverFailure = ({ title, description, message }: ApiError): SignInMessage => ({
  kind: 'failed',
  text: description || title || message || signInMessageTexts.serverError,
});

function refusal(error: ApiError): SignInMessage {
  const { key, description } = error;
  switch (key) {
    case 'last_attempt':
      return { kind: 'refused', text: description || signInMessageTexts.lastAttempt };
    case 'locked':
    case 'inactive':
      return {
        kind: 'dialog',
        title: signInMessageTexts.lockedTitle,
        text: description || signInMessageTexts.lockedText,
      };
    default:
      return { kind: 'refused', text: failureMessage(error, signInMessageTexts.unexpected) };
  }
}
