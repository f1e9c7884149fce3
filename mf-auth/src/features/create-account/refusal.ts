import { failureMessage, isApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { createAccountTexts as texts } from './createAccount.texts';

export interface Refusal {
  readonly at: 'email' | 'form';
  readonly text: string;
}

const EXISTS: readonly number[] = [errorCodes.accountExists, errorCodes.accountExistsElsewhere];

export const isExisting = (error: unknown): boolean => isApiError(error) && EXISTS.includes(error.code);

export function refusalOf(error: unknown): Refusal {
  if (isExisting(error)) return { at: 'email', text: texts.exists };
  return { at: 'form', text: failureMessage(error, texts.unexpected) };
}
