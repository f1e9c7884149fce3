import { isApiError } from '@formline/shared/api-client';
import { loginTexts } from './login.texts';
import type { LoginMessage } from './loginMessage';

/** What to say when signing in with the password failed. */
export function signInFailure(error: unknown): LoginMessage {
  if (!isApiError(error)) return { kind: 'error', text: loginTexts.unexpected };
  const { status, key, title, description, message } = error;
  if (status >= 500) return { kind: 'error', text: description || title || message };
  switch (key) {
    case 'last_attempt':
      return { kind: 'error', text: description || loginTexts.lastAttempt };
    case 'locked':
    case 'inactive':
      return { kind: 'dialog', title: loginTexts.lockedTitle, text: description || loginTexts.lockedText };
    default:
      return { kind: 'error', text: title || message };
  }
}
