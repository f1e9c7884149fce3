import type { EmailCheck, TokenAnswer } from '@formline/shared/contracts/auth';
import { errorCodes, type LoginErrorKey } from '@formline/shared/contracts/errorCodes';
import { toLoginType } from '@formline/shared/domain/loginType';
import type { Clock } from '../../clock';
import type { DatabaseHandle } from '../../database/database';
import { HttpProblem } from '../../plugins/HttpProblem';
import { accountsRepository } from './accounts.repository';
import { ATTEMPTS_BEFORE_LOCK, emailKeyOf, forgottenBefore, LAST_WARNING_AT, lockedUntil } from './lockout';
import { verifyNothing, verifyPassword } from './passwords';
import type { SessionsService } from './sessions.service';
import { tokensTexts } from './tokens.texts';

type Accounts = Awaited<ReturnType<ReturnType<typeof accountsRepository>['findByEmail']>>;

/** What the log is told of a try to sign in: no address, no password. */
export type SignInReport = (event: {
  readonly outcome: LoginErrorKey | 'signed_in';
  readonly userId: number | null;
}) => void;

interface SignInDependencies {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly sessions: SessionsService;
}

export function signInService({ db, clock, sessions }: SignInDependencies) {
  const repository = accountsRepository(db);

  return {
    /** Which accounts an address has and how they point at each other. */
    async checkEmail(email: string): Promise<EmailCheck> {
      return toEmailCheck(await repository.findByEmail(emailKeyOf(email)));
    },

    /** Signs somebody in, or throws what they are to be told. Unknown addresses cost and count the same as known ones. */
    async signIn(
      { username, password }: { readonly username: string; readonly password: string },
      report: SignInReport,
    ): Promise<TokenAnswer> {
      const emailKey = emailKeyOf(username);
      const attempt = await claimAttempt(repository, emailKey, clock.now());
      const accounts = await repository.findByEmail(emailKey);
      const { own } = accounts;
      const refuse = (problem: LoginProblem): never => {
        report({ outcome: problem.key, userId: own?.id ?? null });
        throw toHttpProblem(problem);
      };
      if (!attempt) return refuse(locked(1));
      const isRight = own?.passwordHash
        ? await verifyPassword(own.passwordHash, password)
        : await verifyNothing(password);
      if (!isRight || !own) return refuse(await countFailure(emailKey, attempt));
      await repository.clearAttempts(emailKey);
      const refusal = refusalOf(accounts);
      if (refusal) return refuse(refusal);
      const answer = await sessions.start(own);
      report({ outcome: 'signed_in', userId: own.id });
      return answer;
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

interface LoginProblem {
  readonly key: LoginErrorKey;
  readonly status: 401 | 403;
  readonly message: string;
  readonly title?: string;
  readonly description?: string;
}

const locked = (minutes: number): LoginProblem => ({
  key: 'locked',
  status: 403,
  message: tokensTexts.lockedTitle,
  description: tokensTexts.locked(minutes),
});

/** Why an account may not sign in here although the password was right. */
function refusalOf(accounts: Accounts): LoginProblem | null {
  const loginType = toLoginType(toEmailCheck(accounts));
  if (loginType === 'client') return { key: 'client', status: 403, message: tokensTexts.client };
  if (!accounts.own?.isActive) {
    return { key: 'inactive', status: 403, message: tokensTexts.inactive, description: tokensTexts.inactive };
  }
  if (loginType === 'legacy_edge_account') return { key: 'legacy', status: 403, message: tokensTexts.legacy };
  if (loginType === 'unlinked_accounts')
    return { key: 'unlinked', status: 403, message: tokensTexts.unlinked };
  return loginType === 'linked_accounts'
    ? null
    : { key: 'mismatched', status: 403, message: tokensTexts.mismatched };
}

function toEmailCheck({ own, external }: Accounts): EmailCheck {
  return {
    edgeResult: own !== null,
    uaResult: external !== null,
    edgeAccountInUA: own !== null && external !== null && own.uaGuid === external.uaGuid,
    uaAccountInEDGE: own !== null && external !== null && external.linkedUserId === own.id,
    edgeUserRole: own?.role ?? null,
  };
}

function toHttpProblem({ key, status, message, title = message, description }: LoginProblem): HttpProblem {
  const code = status === 401 ? errorCodes.unauthenticated : errorCodes.forbidden;
  return new HttpProblem(status, { message, code, key, title, ...(description && { description }) });
}
