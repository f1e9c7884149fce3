import { call } from '@formline/shared/api-client';
import { migrateAccount, verifyCredentials } from '@formline/shared/contracts/accounts/registration';
import { passwordProblem } from '@formline/shared/domain/accounts/password';
import { inStyleSystem } from '../../components/inStyleSystem';
import { migrateAccountTexts } from './migrateAccount.texts';
import { MigrateAccountView } from './MigrateAccountView';

export const migrationView = {
  View: inStyleSystem(MigrateAccountView),
  title: migrateAccountTexts.title,
  text: () => migrateAccountTexts.text,
  openLegacyAccount,
};

/** @returns null when the account can sign in, otherwise the proof for a new password @throws ApiError */
async function openLegacyAccount(email: string, password: string): Promise<string | null> {
  if (passwordProblem(password) === null) {
    await call(migrateAccount, { body: { email, password } });
    return null;
  }
  const { verification_token } = await call(verifyCredentials, { body: { email, password } });
  return verification_token;
}
