import type { LoginErrorKey } from '@formline/shared/contracts/errorCodes';
import type { ApiConfig } from '../../config';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import type { PostOffice } from '../../mail/postOffice';
import { accountsRepository } from './accounts.repository';
import { failureBudget } from './failureBudget';
import { ATTEMPTS_BEFORE_LOCK, forgottenBefore, LAST_WARNING_AT, lockedUntil } from './lockout';
import type { LoginProblem } from './LoginProblem';
import { tokensTexts } from './tokens.texts';

export interface CountedTriesOptions {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly config: Pick<ApiConfig, 'failedSignInsPerMinute' | 'publicUrl'>;
  readonly postOffice: PostOffice;
}

/** What is said when a try was wrong, to the person and to the owner of the account. */
export interface TryTexts {
  readonly wrongKey: LoginErrorKey;
  readonly wrong: string;
  readonly locked: (minutes: number) => string;
  readonly lockSubject: string;
  readonly lockLetter: (firstName: string, link: string) => string;
}

interface CountedTry {
  /** Under which wrong tries in a row are counted. */
  readonly attemptKey: string;
  /** The network whose budget a wrong try costs; null for a known device. */
  readonly ip: string | null;
  /** Who is told of a lock; null where nobody is. */
  readonly owner: { readonly email: string; readonly firstName: string; readonly isActive: boolean } | null;
  readonly texts: TryTexts;
  /** True when what was typed is right. */
  readonly check: () => Promise<boolean>;
}

/** Wrong passwords and codes: counted before they are looked at, locked after five in a row. */
export function countedTries(options: CountedTriesOptions) {
  const { db, clock, config } = options;
  const repository = accountsRepository(db);
  const budget = failureBudget({ db, clock, failuresPerMinute: config.failedSignInsPerMinute });

  return {
    /** Null when the try was right, otherwise what the person is to be told. */
    async make(one: CountedTry): Promise<LoginProblem | null> {
      const { attemptKey, ip, texts, check } = one;
      if (ip !== null) await budget.take(ip);
      const attempt = await claimAttempt(repository, attemptKey, clock.now());
      if (!attempt) {
        if (ip !== null) await budget.giveBack(ip);
        return locked(texts, 1);
      }
      if (!(await check())) {
        if (ip !== null) await budget.spend(ip);
        return countFailure(options, one, attempt);
      }
      if (ip !== null) await budget.giveBack(ip);
      await repository.clearAttempts(attemptKey);
      return null;
    },
  };
}

interface Attempt {
  readonly failedCount: number;
  readonly lockCount: number;
}

async function countFailure(
  options: CountedTriesOptions,
  { attemptKey, owner, texts }: CountedTry,
  { failedCount, lockCount }: Attempt,
): Promise<LoginProblem> {
  const { wrong: message, wrongKey } = texts;
  if (failedCount < ATTEMPTS_BEFORE_LOCK) {
    return failedCount === LAST_WARNING_AT
      ? { key: 'last_attempt', status: 401, message, description: tokensTexts.lastAttempt }
      : { key: wrongKey, status: 401, message };
  }
  const now = options.clock.now();
  const until = lockedUntil(now, lockCount);
  await options.db.transaction(async (tx) => {
    await accountsRepository(tx).lock(attemptKey, until);
    // One email for all locks in a row: whoever guesses on must not fill somebody's inbox.
    if (owner?.isActive && lockCount === 0) {
      await options.postOffice.post(tx, {
        to: owner.email,
        subject: texts.lockSubject,
        text: texts.lockLetter(owner.firstName, `${options.config.publicUrl}/forgotpassword`),
      });
    }
  });
  return locked(texts, Math.ceil((until.getTime() - now.getTime()) / 60_000));
}

/** Null when no further try is allowed now: locked, or so many at once that the lock is about to fall. */
async function claimAttempt(repository: ReturnType<typeof accountsRepository>, key: string, now: Date) {
  const attempt = await repository.claimAttempt(key, now, forgottenBefore(now));
  if (!attempt) return null;
  if (attempt.failedCount <= ATTEMPTS_BEFORE_LOCK) return attempt;
  await repository.lock(key, lockedUntil(now, attempt.lockCount));
  return null;
}

const locked = (texts: TryTexts, minutes: number): LoginProblem => ({
  key: 'locked',
  status: 403,
  message: tokensTexts.lockedTitle,
  description: texts.locked(minutes),
});
