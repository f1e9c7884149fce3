import type { EmailCheck, TokenAnswer } from '@formline/shared/contracts/auth';
import { isEmailAddress } from '@formline/shared/domain/emailAddress';
import type { DatabaseHandle } from '../../database/database';
import { invalidInput } from '../../plugins/HttpProblem';
import { accountsRepository } from './accounts.repository';
import type { CredentialsReport, CredentialsService } from './credentials.service';
import { emailKeyOf } from './lockout';
import { toHttpProblem } from './LoginProblem';
import { refusalOf, toEmailCheck } from './refusal';
import type { SessionsService } from './sessions.service';
import { tokensTexts } from './tokens.texts';

interface SignInDependencies {
  readonly db: DatabaseHandle;
  readonly credentials: CredentialsService;
  readonly sessions: SessionsService;
}

export function signInService({ db, credentials, sessions }: SignInDependencies) {
  const repository = accountsRepository(db);

  return {
    /** Which accounts an address has and how they point at each other. */
    async checkEmail(typed: string): Promise<EmailCheck> {
      const key = emailKeyOf(typed);
      if (!isEmailAddress(key)) throw invalidInput(tokensTexts.emailInvalid);
      return toEmailCheck(await repository.findByEmail(key));
    },

    /** Signs somebody in, or throws what they are to be told. Unknown addresses cost and count the same as known ones. */
    async signIn(
      { username, password }: { readonly username: string; readonly password: string },
      report: CredentialsReport,
    ): Promise<TokenAnswer> {
      const accounts = await credentials.verify({ email: username, password }, { side: 'own', report });
      const { own } = accounts;
      if (!own) throw new Error('A password was right without an account.');
      const refusal = refusalOf(accounts);
      if (refusal) {
        report({ outcome: refusal.key, userId: own.id });
        throw toHttpProblem(refusal);
      }
      const answer = await sessions.start(own);
      report({ outcome: 'signed_in', userId: own.id });
      return answer;
    },
  };
}
