import { and, desc, eq, gt, isNull, max, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { refreshTokens, sessions } from '../../../database/schema/sessions';

export function openSessionsRepository(db: DatabaseHandle) {
  const end = async (userId: number, which: ReturnType<typeof eq>, now: Date): Promise<number> => {
    const ended = await db
      .update(sessions)
      .set({ revokedAt: now, revokedReason: 'signed-out-elsewhere' })
      .where(
        and(
          eq(sessions.userId, userId),
          which,
          isNull(sessions.revokedAt),
          gt(sessions.absoluteExpiresAt, now),
        ),
      )
      .returning({ id: sessions.id });
    return ended.length;
  };

  return {
    /** A session counts as open while one of its refresh tokens is usable. */
    async list(userId: number, now: Date) {
      const lastUsedAt = max(refreshTokens.issuedAt);
      return db
        .select({
          id: sessions.id,
          browser: sessions.browser,
          createdAt: sessions.createdAt,
          lastUsedAt,
        })
        .from(sessions)
        .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
        .where(
          and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.absoluteExpiresAt, now)),
        )
        .groupBy(sessions.id)
        .having(sql`bool_or(${and(isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now))})`)
        .orderBy(desc(lastUsedAt), desc(sessions.id));
    },

    async endOne(userId: number, sessionId: number, now: Date): Promise<boolean> {
      return (await end(userId, eq(sessions.id, sessionId), now)) > 0;
    },

    async endOthers(userId: number, keptSessionId: number, now: Date): Promise<number> {
      return end(userId, ne(sessions.id, keptSessionId), now);
    },
  };
}
