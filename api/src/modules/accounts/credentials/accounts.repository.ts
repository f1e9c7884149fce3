import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { loginAttempts } from '../../../database/schema/sessions';
import { externalAccounts, userCredentials, users } from '../../../database/schema/users';

export type Accounts = Awaited<ReturnType<ReturnType<typeof accountsRepository>['findByEmail']>>;

interface AttemptLimit {
  readonly now: Date;
  readonly forgottenBefore: Date;
  readonly most: number;
}

export function accountsRepository(db: DatabaseHandle) {
  return {
    async findByEmail(emailKey: string) {
      const [own] = await db
        .select({
          id: users.id,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          role: users.role,
          isActive: users.isActive,
          isManager: users.isManager,
          uaGuid: users.uaGuid,
          passwordHash: userCredentials.passwordHash,
        })
        .from(users)
        .leftJoin(userCredentials, eq(userCredentials.userId, users.id))
        .where(eq(sql`lower(${users.email})`, emailKey));
      const [external] = await db
        .select({
          id: externalAccounts.id,
          uaGuid: externalAccounts.uaGuid,
          uaId: externalAccounts.uaId,
          firstName: externalAccounts.firstName,
          lastName: externalAccounts.lastName,
          passwordHash: externalAccounts.passwordHash,
          linkedUserId: externalAccounts.linkedUserId,
        })
        .from(externalAccounts)
        .where(eq(sql`lower(${externalAccounts.email})`, emailKey));
      return { own: own ?? null, external: external ?? null };
    },

    /**
     * Counts before the password is checked, so that parallel attempts count. Null, and not counted, when the
     * email is locked or has `most` attempts.
     */
    async claimAttempt(emailKey: string, { now, forgottenBefore, most }: AttemptLimit) {
      const isForgotten = lt(loginAttempts.lastFailedAt, forgottenBefore);
      const isOver = lte(loginAttempts.lockedUntil, now);
      const startsAgain = or(isForgotten, isOver);
      const [claimed] = await db
        .insert(loginAttempts)
        .values({ emailKey, failedCount: 1, lastFailedAt: now })
        .onConflictDoUpdate({
          target: loginAttempts.emailKey,
          set: {
            failedCount: sql`case when ${startsAgain} then 1 else ${loginAttempts.failedCount} + 1 end`,
            lockCount: sql`case when ${isForgotten} then 0 else ${loginAttempts.lockCount} end`,
            lockedUntil: null,
            lastFailedAt: now,
          },
          setWhere: sql`(${loginAttempts.lockedUntil} is null or ${isOver})
            and (${startsAgain} or ${loginAttempts.failedCount} < ${most})`,
        })
        .returning({ failedCount: loginAttempts.failedCount, lockCount: loginAttempts.lockCount });
      return claimed ?? null;
    },

    async findAttempts(emailKey: string) {
      const [found] = await db
        .select({ lockedUntil: loginAttempts.lockedUntil, lockCount: loginAttempts.lockCount })
        .from(loginAttempts)
        .where(eq(loginAttempts.emailKey, emailKey));
      return found ?? null;
    },

    async lock(emailKey: string, lockedUntil: Date): Promise<void> {
      await db
        .update(loginAttempts)
        .set({ lockedUntil, lockCount: sql`${loginAttempts.lockCount} + 1` })
        .where(and(eq(loginAttempts.emailKey, emailKey), isNull(loginAttempts.lockedUntil)));
    },

    async clearAttempts(emailKey: string): Promise<void> {
      await db.delete(loginAttempts).where(eq(loginAttempts.emailKey, emailKey));
    },

    async removeAttemptsBefore(moment: Date, now: Date): Promise<void> {
      const isLocked = gt(loginAttempts.lockedUntil, now);
      await db
        .delete(loginAttempts)
        .where(and(lt(loginAttempts.lastFailedAt, moment), sql`(${isLocked}) is not true`));
    },
  };
}
