import { call } from '@formline/shared/api-client';
import { checkEmail } from '@formline/shared/contracts/auth';
import { toLoginType } from '@formline/shared/domain/loginType';
import { signIn } from '@formline/shared/session';
import { useState } from 'react';
import { emailCheckFailure, messageForLoginType } from './emailOutcome';
import type { LoginStep, LoginValues } from './login.validation';
import type { LoginMessage } from './loginMessage';
import { signInFailure } from './signInFailure';

async function askForAccount(email: string): Promise<LoginMessage | null> {
  try {
    return messageForLoginType(toLoginType(await call(checkEmail, { body: { email } })));
  } catch (error) {
    return emailCheckFailure(error);
  }
}

async function trySignIn(email: string, password: string): Promise<LoginMessage | null> {
  try {
    await signIn(email, password);
    return null;
  } catch (error) {
    return signInFailure(error);
  }
}

/** Where signing in stands, and the two moves: on with what was typed, or back to another email address. */
export function useLogin() {
  const [step, setStep] = useState<LoginStep>('email');
  const [message, setMessage] = useState<LoginMessage | null>(null);

  const proceed = async (values: LoginValues) => {
    const email = values.email.trim();
    setMessage(null);
    if (step === 'password') {
      setMessage(await trySignIn(email, values.password));
      return;
    }
    const obstacle = await askForAccount(email);
    setMessage(obstacle);
    if (!obstacle) setStep('password');
  };

  const goBack = () => {
    setMessage(null);
    setStep('email');
  };

  return { step, message, proceed, goBack, dismissMessage: () => setMessage(null) };
}
