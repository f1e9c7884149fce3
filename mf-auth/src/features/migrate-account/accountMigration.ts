import { call } from '@formline/shared/api-client';
import { checkEmail } from '@formline/shared/contracts/accounts/auth';
import { migrateAccount, verifyCredentials } from '@formline/shared/contracts/accounts/registration';
import { toLoginType } from '@formline/shared/domain/accounts/loginType';

interface LegacyAccount {
  readonly email: string;
  readonly presentPassword: string;
  readonly proof: string;
}

/** A proof is good once. A further attempt first checks whether the last one succeeded. */
export function accountMigration({ email, presentPassword, proof }: LegacyAccount) {
  let unusedProof: string | null = proof;

  const nextProof = async (): Promise<string | null> => {
    if (unusedProof !== null) return unusedProof;
    const loginType = toLoginType(await call(checkEmail, { body: { email } }));
    if (loginType === 'linked_accounts') return null;
    const answer = await call(verifyCredentials, { body: { email, password: presentPassword } });
    return answer.verification_token;
  };

  return async function migrate(newPassword: string): Promise<void> {
    const verification_token = await nextProof();
    unusedProof = null;
    if (verification_token === null) return;
    await call(migrateAccount, { body: { email, password: newPassword, verification_token } });
  };
}
