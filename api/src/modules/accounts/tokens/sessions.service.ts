import type { TokenAnswer } from '@formline/shared/contracts/accounts/auth';
import type { Role } from '@formline/shared/contracts/accounts/role';
import { SESSION_SECONDS } from '@formline/shared/domain/accounts/sessionLife';
import { isClientRole } from '@formline/shared/domain/accounts/roles';
import Bowser from 'bowser';
import type { Clock } from '../../../clock';
import type { DatabaseHandle, DatabasePool } from '../../../database/database';
import { type SessionsRepository, sessionsRepository } from './sessions.repository';
import { firstPair, hashToken, nextPair, randomToken, type TokenPair } from '../credentials/tokenSecrets';
import { BROWSER_NAME_MAX_LENGTH } from '../../../database/schema/sessions';

export const ACCESS_TOKEN_SECONDS = 600;
/** The page's idle limit is 20 minutes; two more allow for clock differences and slow answers. */
export const REFRESH_IDLE_SECONDS = 1_320;
/** Seconds a traded token is still answered, for two tabs refreshing at once and for lost answers. */
export const REPLAY_GRACE_SECONDS = 30;

interface Holder {
  readonly role: Role;
  readonly isManager: boolean;
}

export type Renewal =
  | { readonly outcome: 'renewed' | 'repeated'; readonly answer: TokenAnswer }
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'replayed'; readonly userId: number; readonly sessionId: number };

export type SessionsService = ReturnType<typeof sessionsService>;

const secondsAfter = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

export function sessionsService({ db, clock }: { readonly db: DatabasePool; readonly clock: Clock }) {
  const readSecret = createSecretReader(db);

  return {
    async start(user: { readonly id: number } & Holder, userAgent?: string): Promise<TokenAnswer> {
      const pair = firstPair(await readSecret());
      const now = clock.now();
      const absoluteExpiresAt = secondsAfter(now, SESSION_SECONDS);
      await db.transaction(async (tx) => {
        const sessions = sessionsRepository(tx);
        const sessionId = await sessions.create({
          userId: user.id,
          browser: nameBrowser(userAgent),
          createdAt: now,
          absoluteExpiresAt,
        });
        await storePair(sessions, pair, { sessionId, parentId: null, now, absoluteExpiresAt });
      });
      return toAnswer(pair, ACCESS_TOKEN_SECONDS, user);
    },

    /** In the grace period a traded token returns the same pair; an older one was stolen and ends the session. */
    async renew(refreshToken: string): Promise<Renewal> {
      const pair = nextPair(await readSecret(), refreshToken);
      const now = clock.now();
      return db.transaction(async (tx): Promise<Renewal> => {
        const sessions = sessionsRepository(tx);
        const taken = await sessions.takeRefreshToken(hashToken(refreshToken), now);
        if (!taken) return answerUsedToken(sessions, { refreshToken, pair, now });
        const { id: parentId, sessionId, absoluteExpiresAt } = taken;
        await sessions.removeExpiredAccessTokens(sessionId, now);
        const accessExpiresAt = await storePair(sessions, pair, {
          sessionId,
          parentId,
          now,
          absoluteExpiresAt,
        });
        return {
          outcome: 'renewed',
          answer: toAnswer(pair, secondsUntil(accessExpiresAt, now), taken),
        };
      });
    },

    /** Accepts any refresh token of the session, also a traded one. */
    async end(refreshToken: string): Promise<boolean> {
      const sessions = sessionsRepository(db);
      const found = await sessions.findRefreshToken(hashToken(refreshToken));
      return found ? sessions.revoke(found.sessionId, 'signed-out', clock.now()) : false;
    },
  };
}

interface TokenPairScope {
  readonly sessionId: number;
  readonly parentId: number | null;
  readonly now: Date;
  readonly absoluteExpiresAt: Date;
}

/** Neither token outlives the session. Returns the expiry of the access token. */
async function storePair(
  sessions: SessionsRepository,
  { accessToken, refreshToken }: TokenPair,
  { sessionId, parentId, now, absoluteExpiresAt }: TokenPairScope,
): Promise<Date> {
  const accessExpiresAt = earlier(secondsAfter(now, ACCESS_TOKEN_SECONDS), absoluteExpiresAt);
  await sessions.addRefreshToken({
    sessionId,
    parentId,
    tokenHash: hashToken(refreshToken),
    issuedAt: now,
    expiresAt: earlier(secondsAfter(now, REFRESH_IDLE_SECONDS), absoluteExpiresAt),
  });
  await sessions.addAccessToken({ tokenHash: hashToken(accessToken), sessionId, expiresAt: accessExpiresAt });
  return accessExpiresAt;
}

async function answerUsedToken(
  sessions: SessionsRepository,
  {
    refreshToken,
    pair,
    now,
  }: { readonly refreshToken: string; readonly pair: TokenPair; readonly now: Date },
): Promise<Renewal> {
  const found = await sessions.findRefreshToken(hashToken(refreshToken));
  if (!found?.usedAt || found.revokedAt || found.absoluteExpiresAt <= now || !found.isActive) {
    return { outcome: 'ended' };
  }
  const child = await sessions.findChild(found.id);
  const isJustUsed = now <= secondsAfter(found.usedAt, REPLAY_GRACE_SECONDS);
  const accessExpiresAt = await sessions.findAccessExpiry(hashToken(pair.accessToken));
  if (isJustUsed && child && !child.usedAt && accessExpiresAt) {
    const seconds = secondsUntil(accessExpiresAt, now);
    return { outcome: 'repeated', answer: toAnswer(pair, seconds, found) };
  }
  await sessions.revoke(found.sessionId, 'token-replayed', now);
  return { outcome: 'replayed', userId: found.userId, sessionId: found.sessionId };
}

const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.floor((moment.getTime() - now.getTime()) / 1000));

function toAnswer(
  { accessToken, refreshToken }: TokenPair,
  seconds: number,
  { role, isManager }: Holder,
): TokenAnswer {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: seconds,
    scope: isClientRole(role) ? 'client' : isManager ? 'read-only' : 'read',
  };
}

export function createSecretReader(db: DatabaseHandle): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= sessionsRepository(db)
      .readSecret(randomToken())
      .catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
    return secret;
  };
}

export function nameBrowser(userAgent = ''): string | null {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  if (!browser.name) return null;
  const name = os.name ? `${browser.name} on ${os.name}` : browser.name;
  return name.slice(0, BROWSER_NAME_MAX_LENGTH);
}
