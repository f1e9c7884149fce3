import { call } from '@formline/shared/api-client';
import { migrateAccount, verifyCredentials } from '@formline/shared/contracts/registration';
import { passwordProblem } from '@formline/shared/domain/password';

/**
 * Tries the password of a legacy account. One that may be chosen today stays, and the account is brought over with it.
 * @returns null when the account can sign in with this password; otherwise the proof that a new one may be chosen
 * @throws ApiError when the password is wrong or the server cannot do it
 */
export async function openLegacyAccount(email: string, password: string): Promise<string | null> {
  if (passwordProblem(password) === null) {
    await call(migrateAccount, { body: { email, password } });
    return null;
  }
  const { verification_token } = await call(verifyCredentials, { body: { email, password } });
  return verification_token;
}
