import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { accessTokens, refreshTokens, serverSecrets, sessions } from '../../../database/schema/sessions';
import { managerAssignments, users } from '../../../database/schema/users';

const SECRET_NAME = 'token-derivation';

interface NewRefreshToken {
  readonly sessionId: number;
  readonly parentId: number | null;
  readonly tokenHash: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

/** Runs for every authenticated call, so it is prepared once per connection. */
const prepareFindByAccessToken = (db: DatabaseHandle) =>
  db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      role: users.role,
      isActive: users.isActive,
      isManager: users.isManager,
      isStaff: users.isStaff,
      managedTrainerId: managerAssignments.trainerId,
      expiresAt: accessTokens.expiresAt,
      absoluteExpiresAt: sessions.absoluteExpiresAt,
      revokedAt: sessions.revokedAt,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(managerAssignments, eq(managerAssignments.managerId, users.id))
    .where(eq(accessTokens.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_access_token');

export function sessionsRepository(db: DatabaseHandle) {
  let byAccessToken: ReturnType<typeof prepareFindByAccessToken> | undefined;
  return {
    async findByAccessToken(tokenHash: string) {
      byAccessToken ??= prepareFindByAccessToken(db);
      const [found] = await byAccessToken.execute({ tokenHash });
      return found ?? null;
    },

    async create(session: {
      readonly userId: number;
      readonly browser: string | null;
      readonly createdAt: Date;
      readonly absoluteExpiresAt: Date;
    }) {
      const [created] = await db.insert(sessions).values(session).returning({ id: sessions.id });
      if (!created) throw new Error('The session was not written.');
      return created.id;
    },

    async addRefreshToken(token: NewRefreshToken): Promise<void> {
      await db.insert(refreshTokens).values(token);
    },

    async addAccessToken(token: typeof accessTokens.$inferInsert): Promise<void> {
      await db.insert(accessTokens).values(token);
    },

    /** Atomic: of parallel callers with the same token one gets it, the others null. */
    async takeRefreshToken(tokenHash: string, now: Date) {
      const [taken] = await db
        .update(refreshTokens)
        .set({ usedAt: now })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.id, refreshTokens.sessionId),
            eq(refreshTokens.tokenHash, tokenHash),
            isNull(refreshTokens.usedAt),
            gt(refreshTokens.expiresAt, now),
            isNull(sessions.revokedAt),
            gt(sessions.absoluteExpiresAt, now),
            eq(users.isActive, true),
          ),
        )
        .returning({
          id: refreshTokens.id,
          sessionId: refreshTokens.sessionId,
          absoluteExpiresAt: sessions.absoluteExpiresAt,
          role: users.role,
          isManager: users.isManager,
        });
      return taken ?? null;
    },

    async findRefreshToken(tokenHash: string) {
      const [found] = await db
        .select({
          id: refreshTokens.id,
          sessionId: refreshTokens.sessionId,
          usedAt: refreshTokens.usedAt,
          revokedAt: sessions.revokedAt,
          absoluteExpiresAt: sessions.absoluteExpiresAt,
          userId: users.id,
          isActive: users.isActive,
          role: users.role,
          isManager: users.isManager,
        })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(refreshTokens.tokenHash, tokenHash));
      return found ?? null;
    },

    async findChild(parentId: number) {
      const [child] = await db
        .select({ usedAt: refreshTokens.usedAt, expiresAt: refreshTokens.expiresAt })
        .from(refreshTokens)
        .where(eq(refreshTokens.parentId, parentId));
      return child ?? null;
    },

    async findAccessExpiry(tokenHash: string): Promise<Date | null> {
      const [found] = await db
        .select({ expiresAt: accessTokens.expiresAt })
        .from(accessTokens)
        .where(eq(accessTokens.tokenHash, tokenHash));
      return found?.expiresAt ?? null;
    },

    async revoke(sessionId: number, reason: 'signed-out' | 'token-replayed', now: Date): Promise<boolean> {
      const revoked = await db
        .update(sessions)
        .set({ revokedAt: now, revokedReason: reason })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return revoked.length > 0;
    },

    async revokeAll(userId: number, reason: 'password-changed', now: Date): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: now, revokedReason: reason })
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
    },

    async removeExpiredAccessTokens(sessionId: number, now: Date): Promise<void> {
      await db
        .delete(accessTokens)
        .where(and(eq(accessTokens.sessionId, sessionId), lt(accessTokens.expiresAt, now)));
    },

    async removeEndedBefore(moment: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.absoluteExpiresAt, moment));
    },

    async readSecret(proposal: string): Promise<string> {
      const [secret] = await db
        .insert(serverSecrets)
        .values({ name: SECRET_NAME, value: proposal })
        .onConflictDoUpdate({ target: serverSecrets.name, set: { value: sql`${serverSecrets.value}` } })
        .returning({ value: serverSecrets.value });
      if (!secret) throw new Error('The secret for tokens was not written.');
      return secret.value;
    },
  };
}
