import { call, isApiError, failureMessage } from '@formline/shared/api-client';
import { registerTrainer } from '@formline/shared/contracts/accounts/registration';
import { signIn } from '@formline/shared/session';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { useRef, useState } from 'react';
import { type NewAccountValues, toNewPerson } from './createAccount.validation';
import { createAccountTexts as texts } from './createAccount.texts';

const isAnswerLost = (error: unknown) => !isApiError(error) || error.status === 0 || error.status >= 500;

export function useRegistration() {
  const [isReady, setIsReady] = useState(false);
  /** An attempt whose answer was lost may have opened the account. */
  const mayExist = useRef(false);

  const register = async (values: NewAccountValues): Promise<Refusal | null> => {
    const person = toNewPerson(values);
    let refused: unknown = null;
    try {
      await call(registerTrainer, { body: person });
    } catch (error) {
      if (!(mayExist.current && isExisting(error))) {
        mayExist.current ||= isAnswerLost(error);
        return refusalOf(error);
      }
      refused = error;
    }
    try {
      await signIn(person.email, person.password);
    } catch {
      if (refused !== null) return refusalOf(refused);
      setIsReady(true);
    }
    return null;
  };

  return { register, isReady };
}

export interface Refusal {
  readonly at: 'email' | 'form';
  readonly text: string;
}

const EXISTS: readonly number[] = [errorCodes.accountExists, errorCodes.accountExistsElsewhere];

const isExisting = (error: unknown): boolean => isApiError(error) && EXISTS.includes(error.code);

export function refusalOf(error: unknown): Refusal {
  if (isExisting(error)) return { at: 'email', text: texts.exists };
  return { at: 'form', text: failureMessage(error, texts.unexpected) };
}
