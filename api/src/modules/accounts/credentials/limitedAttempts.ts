import { setTimeout as pause } from 'node:timers/promises';
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
  const takeFromBudget = (ip: string) =>
    inTurn(
      () => budget.take(ip),
      () => budget.refuse(ip),
    );

  return {
    async make(one: LimitedAttempt): Promise<LoginProblem | null> {
      const { attemptKey, ip, texts, check } = one;
      const number = ip === null ? null : await takeFromBudget(ip);
      const attempt = await inTurn(
        () => claimAttempt(repository, attemptKey, clock.now()),
        () => lockUnclaimed(repository, attemptKey, clock.now()),
      );
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

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1600;
const MOST_PAUSES = 6;

/**
 * Attempts in progress count as failures, so that guessing at once gains nothing. Most of them are right, as when
 * a gym begins its day, so that others wait for them, up to three seconds, instead of being refused.
 */
async function inTurn<T>(step: () => Promise<T | 'busy'>, giveUp: () => Promise<T>): Promise<T> {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const result = await step();
    if (result !== 'busy') return result;
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pauses));
  }
  return giveUp();
}

type Repository = ReturnType<typeof accountsRepository>;

/** Null: locked. Busy: attempts in progress are as many as lock. */
async function claimAttempt(
  repository: Repository,
  key: string,
  now: Date,
): Promise<CountedAttempt | 'busy' | null> {
  const limit = { now, forgottenBefore: forgottenBefore(now), most: ATTEMPTS_BEFORE_LOCK };
  const claimed = await repository.claimAttempt(key, limit);
  if (claimed) return claimed;
  const known = await repository.findAttempts(key);
  return known?.lockedUntil ? null : 'busy';
}

/** Attempts that a stopped server never answered would block the account for hours otherwise. */
async function lockUnclaimed(repository: Repository, key: string, now: Date): Promise<null> {
  const known = await repository.findAttempts(key);
  await repository.lock(key, lockedUntil(now, known?.lockCount ?? 0));
  return null;
}

const locked = (texts: AttemptTexts, minutes: number): LoginProblem => ({
  key: 'locked',
  status: 403,
  message: credentialsTexts.lockedTitle,
  description: texts.locked(minutes),
});
