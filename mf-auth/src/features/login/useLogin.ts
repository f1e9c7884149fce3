import { call } from '@formline/shared/api-client';
import { checkEmail, type LoginType } from '@formline/shared/contracts/accounts/auth';
import { authTexts } from '@formline/shared/contracts/accounts/auth.texts';
import { toLoginType } from '@formline/shared/domain/accounts/loginType';
import { useNavigate } from '@formline/shared/routing';
import { useState } from 'react';
import { carriedEmail } from '../../components/carriedEmail';
import { type SignInMessage, signInFailure } from '../../components/sign-in-message/signInMessage';
import { emailCheckFailure, outcomeOf } from './emailOutcome';
import type { LoginStep, LoginValues } from './login.validation';
import { type LoginViews, signInAndRemember } from './signInAndRemember';

export function useLogin({ views, onViewChange }: LoginViews) {
  const [loginType, setLoginType] = useState<LoginType>('fresh_login');
  const [message, setMessage] = useState<SignInMessage | null>(null);
  const navigate = useNavigate();
  const step: LoginStep = loginType === 'fresh_login' ? 'email' : 'password';

  const askForAccount = async (values: LoginValues) => {
    const { email, rememberMe } = values;
    if (email === '') return setMessage({ kind: 'refused', text: authTexts.emailMissing });
    const type = toLoginType(await call(checkEmail, { body: { email } }));
    const outcome = outcomeOf(type);
    switch (outcome.next) {
      case 'password':
        return setLoginType(type);
      case 'create-account':
        return navigate('/create-account', { state: carriedEmail(email) });
      case 'link_accounts': {
        const loaded = await views.loadLinkAccount();
        return onViewChange({ name: 'link_accounts', account: { email, rememberMe }, loaded });
      }
      case 'fresh_login':
        return setMessage(outcome.message);
    }
  };

  const tryPassword = async (values: LoginValues) => {
    const { email, password, rememberMe } = values;
    if (loginType === 'legacy_edge_account') {
      const loaded = await views.loadMigration();
      const proof = await loaded.openLegacyAccount(email, password);
      if (proof !== null) {
        const account = { email, rememberMe };
        onViewChange({ name: 'migrate_account', account, loaded, presentPassword: password, proof });
        return;
      }
    }
    await signInAndRemember(values, { views, onViewChange });
  };

  const proceed = async (typed: LoginValues) => {
    const values = { ...typed, email: typed.email.trim() };
    const isPasswordStep = step === 'password';
    setMessage(null);
    try {
      await (isPasswordStep ? tryPassword(values) : askForAccount(values));
    } catch (error) {
      setMessage(isPasswordStep ? signInFailure(error) : emailCheckFailure(error));
    }
  };

  const goBack = () => {
    setMessage(null);
    setLoginType('fresh_login');
  };

  return { step, message, proceed, goBack, dismissMessage: () => setMessage(null) };
}
