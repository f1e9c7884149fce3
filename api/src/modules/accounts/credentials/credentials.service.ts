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

/** What the log is told of a try with a password: no address, no password. */
export type CredentialsReport = (event: {
  readonly outcome: LoginErrorKey | 'signed_in';
  readonly userId: number | null;
}) => void;

/** The network and the browser that a password comes from. */
export interface SignInOrigin {
  readonly ip: string;
  readonly browser: Pick<CallingBrowser, 'cookies'>;
}

/** The attempt of a call, reported in its log. */
export const attemptOf = ({
  log,
  ip,
  browser,
}: SignInOrigin & { readonly log: FastifyBaseLogger }): PasswordAttempt => ({
  from: { ip, browser },
  report: (event) => log.info({ event: 'credentials', ip, ...event }, 'credentials'),
});

/** Which of the accounts' passwords must be right. */
type AccountSide = keyof Accounts;

/** The origin of a password, and the report of the attempt. */
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

/**
 * The one place where passwords are tried: all doors that take one share the count of wrong ones. A known device has a
 * count of its own and does not use up what its network may try, so that nobody can lock an owner out.
 */
export function credentialsService(options: LimitedAttemptsOptions) {
  const { db } = options;
  const repository = accountsRepository(db);
  const attempts = limitedAttempts(options);

  return {
    /** Answers the accounts of an address once its password was right, or throws what the person is to be told. */
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
