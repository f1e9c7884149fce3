import { twoStepTokenOf } from '@formline/shared/api-client';
import { signIn, signInWithCode, writeLoginPreferences } from '@formline/shared/session';
import type { LoginValues } from './login.validation';
import type { AccountViews, LoginView, CompletedAccount } from './loginView';

export interface LoginViews {
  readonly views: AccountViews;
  readonly onViewChange: (view: LoginView) => void;
}

/** @throws ApiError with the server's reason */
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

/** @throws ApiError with the server's reason */
export async function enterCodeAndRemember(
  account: CompletedAccount,
  twoStepToken: string,
  code: string,
): Promise<void> {
  await signInWithCode(twoStepToken, code);
  writeLoginPreferences(account);
}
