import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { DatabaseHandle } from '../../../database/database';
import { HttpProblem } from '../../../plugins/HttpProblem';
import { twoStepService } from '../twoStep/twoStep.service';
import { twoStepTexts } from '../twoStep/twoStep.texts';
import { userAccountsRepository } from '../userAccounts/userAccounts.repository';
import { type Accounts, accountsRepository } from '../credentials/accounts.repository';
import {
  limitedAttempts,
  type LimitedAttemptsOptions,
  type AttemptTexts,
} from '../credentials/limitedAttempts';
import type { CredentialsReport, SignInOrigin } from '../credentials/credentials.service';
import { findKnownDevice } from '../credentials/knownDevices';
import { emailKeyOf } from '../credentials/lockout';
import { type LoginProblem, toHttpProblem } from '../credentials/LoginProblem';
import { oneTimeTokensRepository } from '../credentials/oneTimeTokens.repository';
import { refusalOf, type SignInApp } from './refusal';
import { newOneTimeToken } from '../credentials/oneTimeTokens';
import { hashToken } from '../credentials/tokenSecrets';

const TOKEN_SECONDS = 300;

const codeTexts: AttemptTexts = {
  wrongKey: 'invalid_code',
  wrong: twoStepTexts.wrongCode,
  locked: twoStepTexts.locked,
  lockSubject: twoStepTexts.lockSubject,
  lockEmail: twoStepTexts.lockEmail,
};

const expired: LoginProblem = { key: 'two_step_expired', status: 401, message: twoStepTexts.expired };

type OwnAccount = NonNullable<Accounts['own']>;

interface CodeAttempt extends SignInOrigin {
  readonly app: SignInApp;
  readonly report: CredentialsReport;
}

export function secondStep(options: LimitedAttemptsOptions) {
  const { db, clock } = options;
  const attempts = limitedAttempts(options);
  const service = twoStepService(options);

  return {
    isOn: service.isOn,

    askForCode: (userId: number) => askForCode(options, userId),

    async verify(
      { two_step_token: token, code }: { readonly two_step_token: string; readonly code: string },
      { app, ip, browser, report }: CodeAttempt,
    ): Promise<OwnAccount> {
      const tokenHash = hashToken(token);
      const accounts = await findAccounts(db, tokenHash, clock.now());
      const own = accounts?.own;
      const refuse = (problem: LoginProblem) => {
        report({ outcome: problem.key, userId: own?.id ?? null });
        return toHttpProblem(problem);
      };
      if (!own) throw refuse(expired);
      const device = await findKnownDevice(db, own.id, browser.cookies);
      const problem =
        refusalOf(accounts, app) ??
        (await attempts.make({
          attemptKey: `two-step:${own.id}${device ? `:${device}` : ''}`,
          ip: device ? null : ip,
          owner: device ? null : own,
          texts: codeTexts,
          check: () => service.useCode(own.id, code),
        }));
      if (problem) throw refuse(problem);
      // Parallel calls with one token and different valid codes: one succeeds.
      const taken = await oneTimeTokensRepository(db).take('two-step', tokenHash, clock.now());
      if (!taken) throw refuse(expired);
      return own;
    },
  };
}

async function findAccounts(db: DatabaseHandle, tokenHash: string, now: Date): Promise<Accounts | null> {
  const found = await oneTimeTokensRepository(db).find('two-step', tokenHash, now);
  const user = found && (await userAccountsRepository(db).findById(found.userId));
  return user && accountsRepository(db).findByEmail(emailKeyOf(user.email));
}

async function askForCode({ db, clock }: LimitedAttemptsOptions, userId: number): Promise<HttpProblem> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TOKEN_SECONDS * 1000);
  const token = await db.transaction((tx) =>
    newOneTimeToken(tx, { purpose: 'two-step', userId, now, expiresAt }),
  );
  return new HttpProblem(403, {
    message: twoStepTexts.required,
    code: errorCodes.forbidden,
    key: 'two_step_required',
    title: twoStepTexts.required,
    two_step_token: token,
  });
}
