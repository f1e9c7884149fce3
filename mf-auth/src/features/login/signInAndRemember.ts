import { twoStepTokenOf } from '@formline/shared/api-client';
import { signIn, signInWithCode, writeLoginPreferences } from '@formline/shared/session';
import type { LoginValues } from './login.validation';
import type { AccountViews, LoginView, CompletedAccount } from './loginView';

export interface LoginViews {
  readonly views: AccountViews;
  readonly onViewChange: (view: LoginView) => void;
}

/**
 * Opens the session, and keeps the address on this browser if that is wished. An account with two-step sign-in is led on
 * to its code. @throws ApiError with the server's reason
 */
export async function signInAndRemember(
  { email, password, rememberMe }: LoginValues,
  { views, onViewChange }: LoginViews,
): Promise<void> {
  try {
    await signIn(email, password);
  } catch (error) {
    const twoStepToken = twoStepTokenOf(error);
    if (twoStepToken === null) throw error;
    const loaded = await views.loadTwoStep();
    return onViewChange({ name: 'two_step', account: { email, rememberMe }, loaded, twoStepToken });
  }
  writeLoginPreferences({ rememberMe, email });
}

/** Opens the session with a code, and remembers the address like the first step. @throws ApiError with the server's reason */
export async function enterCodeAndRemember(
  account: CompletedAccount,
  twoStepToken: string,
  code: string,
): Promise<void> {
  await signInWithCode(twoStepToken, code);
  writeLoginPreferences(account);
}
