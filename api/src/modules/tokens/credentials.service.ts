import type { LoginErrorKey } from '@formline/shared/contracts/errorCodes';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { type Accounts, accountsRepository } from './accounts.repository';
import type { CallingBrowser } from '../../plugins/endpoints';
import type { PostOffice } from '../../mail/postOffice';
import type { ApiConfig } from '../../config';
import { failureBudget } from './failureBudget';
import { findKnownDevice } from './knownDevices';
import { ATTEMPTS_BEFORE_LOCK, emailKeyOf, forgottenBefore, LAST_WARNING_AT, lockedUntil } from './lockout';
import { type LoginProblem, toHttpProblem } from './LoginProblem';
import { verifyNothing, verifyPassword } from './passwords';
import { tokensTexts } from './tokens.texts';

/** What the log is told of a try with a password: no address, no password. */
export type CredentialsReport = (event: {
  readonly outcome: LoginErrorKey | 'signed_in';
  readonly userId: number | null;
}) => void;

/** From where a password is tried. */
export interface SignInOrigin {
  readonly ip: string;
  readonly browser: Pick<CallingBrowser, 'cookies'>;
}

/** Which of the accounts' passwords must be right. */
type AccountSide = keyof Accounts;

/** Who tries a password, and who is told of it. */
export interface PasswordTry {
  readonly from: SignInOrigin;
  readonly report: CredentialsReport;
}

interface PasswordCheck extends PasswordTry {
  readonly side: AccountSide;
}

export type CredentialsService = ReturnType<typeof credentialsService>;

interface CredentialsOptions {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly config: Pick<ApiConfig, 'failedSignInsPerMinute' | 'publicUrl'>;
  readonly postOffice: PostOffice;
}

/**
 * The one place where passwords are tried: all doors that take one share the count of wrong ones. A known device has a
 * count of its own and does not use up what its network may try, so that nobody can lock an owner out.
 */
export function credentialsService(options: CredentialsOptions) {
  const { db, clock, config } = options;
  const repository = accountsRepository(db);
  const budget = failureBudget({ db, clock, failuresPerMinute: config.failedSignInsPerMinute });

  return {
    /** Answers the accounts of an address once its password was right, or throws what the person is to be told. */
    async verify(
      { email, password }: { readonly email: string; readonly password: string },
      { side, from: { ip, browser }, report }: PasswordCheck,
    ): Promise<Accounts> {
      const emailKey = emailKeyOf(email);
      const accounts = await repository.findByEmail(emailKey);
      const device = accounts.own && (await findKnownDevice(db, accounts.own.id, browser.cookies));
      if (!device) await budget.take(ip);
      const attemptKey = device && accounts.own ? `${accounts.own.id}:${device}` : emailKey;
      const attempt = await claimAttempt(repository, attemptKey, clock.now());
      const refuse = (problem: LoginProblem): never => {
        report({ outcome: problem.key, userId: accounts.own?.id ?? null });
        throw toHttpProblem(problem);
      };
      if (!attempt) {
        if (!device) await budget.giveBack(ip);
        return refuse(locked(1));
      }
      const storedHash = accounts[side]?.passwordHash;
      const isRight = storedHash ? await verifyPassword(storedHash, password) : await verifyNothing(password);
      if (!isRight) {
        if (!device) await budget.spend(ip);
        return refuse(
          await countFailure(options, { attemptKey, attempt, owner: device ? null : accounts.own }),
        );
      }
      if (!device) await budget.giveBack(ip);
      await repository.clearAttempts(attemptKey);
      return accounts;
    },
  };
}

interface Failure {
  readonly attemptKey: string;
  readonly attempt: { readonly failedCount: number; readonly lockCount: number };
  /** Whose account it is; null where nobody is told of a lock. */
  readonly owner: Accounts['own'];
}

async function countFailure(
  options: CredentialsOptions,
  { attemptKey, attempt: { failedCount, lockCount }, owner }: Failure,
): Promise<LoginProblem> {
  if (failedCount < ATTEMPTS_BEFORE_LOCK) {
    return failedCount === LAST_WARNING_AT
      ? {
          key: 'last_attempt',
          status: 401,
          message: tokensTexts.wrongCredentials,
          description: tokensTexts.lastAttempt,
        }
      : { key: 'invalid_credentials', status: 401, message: tokensTexts.wrongCredentials };
  }
  const now = options.clock.now();
  const until = lockedUntil(now, lockCount);
  await options.db.transaction(async (tx) => {
    await accountsRepository(tx).lock(attemptKey, until);
    // One email for all locks in a row: whoever guesses on must not fill somebody's inbox.
    if (owner?.isActive && lockCount === 0) await tellOwner(tx, options, owner);
  });
  return locked(Math.ceil((until.getTime() - now.getTime()) / 60_000));
}

const tellOwner = (
  tx: DatabaseHandle,
  { postOffice, config }: CredentialsOptions,
  { email, firstName }: NonNullable<Accounts['own']>,
): Promise<void> =>
  postOffice.post(tx, {
    to: email,
    subject: tokensTexts.lockSubject,
    text: tokensTexts.lockLetter(firstName, `${config.publicUrl}/forgotpassword`),
  });

/** Null when no further try is allowed now: locked, or so many at once that the lock is about to fall. */
async function claimAttempt(repository: ReturnType<typeof accountsRepository>, key: string, now: Date) {
  const attempt = await repository.claimAttempt(key, now, forgottenBefore(now));
  if (!attempt) return null;
  if (attempt.failedCount <= ATTEMPTS_BEFORE_LOCK) return attempt;
  await repository.lock(key, lockedUntil(now, attempt.lockCount));
  return null;
}

const locked = (minutes: number): LoginProblem => ({
  key: 'locked',
  status: 403,
  message: tokensTexts.lockedTitle,
  description: tokensTexts.locked(minutes),
});
