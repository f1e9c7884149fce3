import { signIn, writeLoginPreferences } from '@formline/shared/session';
import type { LoginValues } from './login.validation';

/** Opens the session, and keeps the address on this browser if that is wished. @throws ApiError with the server's reason */
export async function signInAndRemember({ email, password, rememberMe }: LoginValues): Promise<void> {
  await signIn(email, password);
  writeLoginPreferences({ rememberMe, email });
}
