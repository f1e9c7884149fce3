import type { LoginErrorKey } from '@formline/shared/contracts/errorCodes';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { type Accounts, accountsRepository } from './accounts.repository';
import { ATTEMPTS_BEFORE_LOCK, emailKeyOf, forgottenBefore, LAST_WARNING_AT, lockedUntil } from './lockout';
import { type LoginProblem, toHttpProblem } from './LoginProblem';
import { verifyNothing, verifyPassword } from './passwords';
import { tokensTexts } from './tokens.texts';

/** What the log is told of a try with a password: no address, no password. */
export type CredentialsReport = (event: {
  readonly outcome: LoginErrorKey | 'signed_in';
  readonly userId: number | null;
}) => void;

/** Which of the accounts' passwords must be right. */
type AccountSide = keyof Accounts;

interface PasswordCheck {
  readonly side: AccountSide;
  readonly report: CredentialsReport;
}

export type CredentialsService = ReturnType<typeof credentialsService>;

/** The one place where passwords are tried: all doors that take one share the count of wrong ones. */
export function credentialsService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  const repository = accountsRepository(db);

  return {
    /** Answers the accounts of an address once its password was right, or throws what the person is to be told. */
    async verify(
      { email, password }: { readonly email: string; readonly password: string },
      { side, report }: PasswordCheck,
    ): Promise<Accounts> {
      const emailKey = emailKeyOf(email);
      const attempt = await claimAttempt(repository, emailKey, clock.now());
      const accounts = await repository.findByEmail(emailKey);
      const refuse = (problem: LoginProblem): never => {
        report({ outcome: problem.key, userId: accounts.own?.id ?? null });
        throw toHttpProblem(problem);
      };
      if (!attempt) return refuse(locked(1));
      const storedHash = accounts[side]?.passwordHash;
      const isRight = storedHash ? await verifyPassword(storedHash, password) : await verifyNothing(password);
      if (!isRight) return refuse(await countFailure(emailKey, attempt));
      await repository.clearAttempts(emailKey);
      return accounts;
    },
  };

  async function countFailure(
    emailKey: string,
    { failedCount, lockCount }: { readonly failedCount: number; readonly lockCount: number },
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
    const now = clock.now();
    const until = lockedUntil(now, lockCount);
    await repository.lock(emailKey, until);
    return locked(Math.ceil((until.getTime() - now.getTime()) / 60_000));
  }
}

/** Null when no further try is allowed now: locked, or so many at once that the lock is about to fall. */
async function claimAttempt(repository: ReturnType<typeof accountsRepository>, emailKey: string, now: Date) {
  const attempt = await repository.claimAttempt(emailKey, now, forgottenBefore(now));
  if (!attempt) return null;
  if (attempt.failedCount <= ATTEMPTS_BEFORE_LOCK) return attempt;
  await repository.lock(emailKey, lockedUntil(now, attempt.lockCount));
  return null;
}

const locked = (minutes: number): LoginProblem => ({
  key: 'locked',
  status: 403,
  message: tokensTexts.lockedTitle,
  description: tokensTexts.locked(minutes),
});
