import type { LoginErrorKey } from '@formline/shared/contracts/errorCodes';
import type { ApiConfig } from '../../../config';
import type { Clock } from '../../../clock';
import type { DatabasePool } from '../../../database/database';
import type { EmailOutbox } from '../../../mail/emailOutbox';
import { accountsRepository } from './accounts.repository';
import { failureBudget } from './failureBudget';
import { ATTEMPTS_BEFORE_LOCK, forgottenBefore, LAST_WARNING_AT, lockedUntil } from './lockout';
import type { LoginProblem } from './LoginProblem';
import { credentialsTexts } from './credentials.texts';

export interface LimitedAttemptsOptions {
  readonly db: DatabasePool;
  readonly clock: Clock;
  readonly config: Pick<ApiConfig, 'failedSignInsPerMinute' | 'publicUrl'>;
  readonly emailOutbox: EmailOutbox;
}

export interface AttemptTexts {
  readonly wrongKey: LoginErrorKey;
  readonly wrong: string;
  readonly locked: (minutes: number) => string;
  readonly lockSubject: string;
  readonly lockEmail: (firstName: string, link: string) => string;
}

interface LimitedAttempt {
  readonly attemptKey: string;
  readonly ip: string | null;
  readonly owner: { readonly email: string; readonly firstName: string; readonly isActive: boolean } | null;
  readonly texts: AttemptTexts;
  readonly check: () => Promise<boolean>;
}

export function limitedAttempts(options: LimitedAttemptsOptions) {
  const { db, clock, config } = options;
  const repository = accountsRepository(db);
  const budget = failureBudget({ db, clock, failuresPerMinute: config.failedSignInsPerMinute });

  return {
    async make(one: LimitedAttempt): Promise<LoginProblem | null> {
      const { attemptKey, ip, texts, check } = one;
      const number = ip === null ? null : await budget.take(ip);
      const attempt = await claimAttempt(repository, attemptKey, clock.now());
      const isRight = attempt !== null && (await check());
      if (attempt && !isRight) {
        if (ip !== null && number !== null) await budget.spend(ip, number);
        return countFailure(options, one, attempt);
      }
      if (ip !== null) await budget.giveBack(ip);
      if (!attempt) return locked(texts, 1);
      await repository.clearAttempts(attemptKey);
      return null;
    },
  };
}

interface CountedAttempt {
  readonly failedCount: number;
  readonly lockCount: number;
}

async function countFailure(
  options: LimitedAttemptsOptions,
  { attemptKey, owner, texts }: LimitedAttempt,
  { failedCount, lockCount }: CountedAttempt,
): Promise<LoginProblem> {
  const { wrong: message, wrongKey } = texts;
  if (failedCount < ATTEMPTS_BEFORE_LOCK) {
    return failedCount === LAST_WARNING_AT
      ? { key: 'last_attempt', status: 401, message, description: credentialsTexts.lastAttempt }
      : { key: wrongKey, status: 401, message };
  }
  const now = options.clock.now();
  const until = lockedUntil(now, lockCount);
  await options.db.transaction(async (tx) => {
    await accountsRepository(tx).lock(attemptKey, until);
    // One email per series of locks, because repeated guessing must not fill the owner's inbox.
    if (owner?.isActive && lockCount === 0) {
      await options.emailOutbox.post(tx, {
        to: owner.email,
        subject: texts.lockSubject,
        text: texts.lockEmail(owner.firstName, `${options.config.publicUrl}/forgotpassword`),
      });
    }
  });
  return locked(texts, Math.ceil((until.getTime() - now.getTime()) / 60_000));
}

/** Null when locked, or when attempts in progress already fill the limit before the lock. */
async function claimAttempt(repository: ReturnType<typeof accountsRepository>, key: string, now: Date) {
  const attempt = await repository.claimAttempt(key, now, forgottenBefore(now));
  if (!attempt) return null;
  if (attempt.failedCount <= ATTEMPTS_BEFORE_LOCK) return attempt;
  await repository.lock(key, lockedUntil(now, attempt.lockCount));
  return null;
}

const locked = (texts: AttemptTexts, minutes: number): LoginProblem => ({
  key: 'locked',
  status: 403,
  message: credentialsTexts.lockedTitle,
  description: texts.locked(minutes),
});
