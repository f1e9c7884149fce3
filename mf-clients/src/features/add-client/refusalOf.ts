import { failureMessage, isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { addClientTexts } from './addClient.texts';
import type { Refusal } from './addClientFlow';

export type Refused = 'check' | 'send' | 'resend';

/** The server may have done the work although its answer was lost. */
export const isAnswerLost = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500;

export function refusalOf(error: unknown, refused: Refused, email: string): Refusal {
  if (!isApiError(error)) return { at: 'form', text: addClientTexts.invite.failed };
  const { code, status } = error;
  if (code === errorCodes.clientExists && refused !== 'resend') {
    return { at: 'question', text: failureMessage(error, addClientTexts.resend.exists) };
  }
  const isAboutTheAddress = refused === 'check' && status !== 0 && code !== errorCodes.clientEmailRefused;
  const text = failureMessage(error, addClientTexts.invite.failed);
  return isAboutTheAddress ? { at: 'email', text, email } : { at: 'form', text };
}
