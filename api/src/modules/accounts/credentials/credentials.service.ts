import type { LoginErrorKey } from '@formline/shared/contracts/errorCodes';
import type { FastifyBaseLogger } from 'fastify';
import { type Accounts, accountsRepository } from './accounts.repository';
import type { CallingBrowser } from '../../../plugins/endpoints';
import { limitedAttempts, type LimitedAttemptsOptions, type AttemptTexts } from './limitedAttempts';
import { findKnownDevice } from './knownDevices';
import { emailKeyOf } from './lockout';
import { toHttpProblem } from './LoginProblem';
import { verifyNothing, verifyPassword } from './passwords';
import { credentialsTexts } from './credentials.texts';

/** Log entries hold neither email nor password. */
export type CredentialsReport = (event: {
  readonly outcome: LoginErrorKey | 'signed_in';
  readonly userId: number | null;
}) => void;

export interface SignInOrigin {
  readonly ip: string;
  readonly browser: Pick<CallingBrowser, 'cookies'>;
}

export const attemptOf = ({
  log,
  ip,
  browser,
}: SignInOrigin & { readonly log: FastifyBaseLogger }): PasswordAttempt => ({
  from: { ip, browser },
  report: (event) => log.info({ event: 'credentials', ip, ...event }, 'credentials'),
});

type AccountSide = keyof Accounts;

export interface PasswordAttempt {
  readonly from: SignInOrigin;
  readonly report: CredentialsReport;
}

interface PasswordCheck extends PasswordAttempt {
  readonly side: AccountSide;
}

export type CredentialsService = ReturnType<typeof credentialsService>;

const passwordTexts: AttemptTexts = {
  wrongKey: 'invalid_credentials',
  wrong: credentialsTexts.wrongCredentials,
  locked: credentialsTexts.locked,
  lockSubject: credentialsTexts.lockSubject,
  lockEmail: credentialsTexts.lockEmail,
};

/** A known device has a count of its own, so that nobody can lock an owner out. */
export function credentialsService(options: LimitedAttemptsOptions) {
  const { db } = options;
  const repository = accountsRepository(db);
  const attempts = limitedAttempts(options);

  return {
    async verify(
      { email, password }: { readonly email: string; readonly password: string },
      { side, from: { ip, browser }, report }: PasswordCheck,
    ): Promise<Accounts> {
      const emailKey = emailKeyOf(email);
      const accounts = await repository.findByEmail(emailKey);
      const device = accounts.own && (await findKnownDevice(db, accounts.own.id, browser.cookies));
      const problem = await attempts.make({
        attemptKey: device && accounts.own ? `${accounts.own.id}:${device}` : emailKey,
        ip: device ? null : ip,
        owner: device ? null : accounts.own,
        texts: passwordTexts,
        check: async () => {
          const storedHash = accounts[side]?.passwordHash;
          return storedHash ? verifyPassword(storedHash, password) : verifyNothing(password);
        },
      });
      if (!problem) return accounts;
      report({ outcome: problem.key, userId: accounts.own?.id ?? null });
      throw toHttpProblem(problem);
    },
  };
}
