import { and, eq, exists, gt, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { refreshTokens, sessions } from '../../../database/schema/sessions';
import { managerAssignments, users } from '../../../database/schema/users';

export function viewersRepository(db: DatabaseHandle) {
  return {
    async findBySession(sessionId: number, now: Date) {
      const canGoOn = exists(
        db
          .select({ id: refreshTokens.id })
          .from(refreshTokens)
          .where(and(eq(refreshTokens.sessionId, sessions.id), gt(refreshTokens.expiresAt, now))),
      );
      const [found] = await db
        .select({
          userId: users.id,
          isManager: users.isManager,
          managedTrainerId: managerAssignments.trainerId,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(managerAssignments, eq(managerAssignments.managerId, users.id))
        .where(
          and(
            eq(sessions.id, sessionId),
            isNull(sessions.revokedAt),
            gt(sessions.absoluteExpiresAt, now),
            eq(users.isActive, true),
            canGoOn,
          ),
        );
      return found ?? null;
    },
  };
}
