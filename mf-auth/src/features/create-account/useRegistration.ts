import { call, isApiError } from '@formline/shared/api-client';
import { registerTrainer } from '@formline/shared/contracts/accounts/registration';
import { signIn } from '@formline/shared/session';
import { useRef, useState } from 'react';
import { type NewAccountValues, toNewPerson } from './createAccount.validation';
import { isExisting, type Refusal, refusalOf } from './refusal';

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
