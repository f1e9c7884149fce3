import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { recoveryCodes, twoStepSecrets } from '../../../database/schema/twoStep';

/** Secrets of authenticator apps and recovery codes. */
export function twoStepRepository(db: DatabaseHandle) {
  const ofUser = (userId: number) => eq(twoStepSecrets.userId, userId);
  return {
    async find(userId: number) {
      const [found] = await db
        .select({ secret: twoStepSecrets.secret, confirmedAt: twoStepSecrets.confirmedAt })
        .from(twoStepSecrets)
        .where(ofUser(userId));
      return found ?? null;
    },

    /** Keeps a secret that is to be confirmed; false when two-step sign-in is on. */
    async begin(userId: number, secret: string, createdAt: Date): Promise<boolean> {
      const begun = await db
        .insert(twoStepSecrets)
        .values({ userId, secret, createdAt })
        .onConflictDoUpdate({
          target: twoStepSecrets.userId,
          set: { secret, createdAt, lastStep: 0 },
          setWhere: isNull(twoStepSecrets.confirmedAt),
        })
        .returning({ userId: twoStepSecrets.userId });
      return begun.length > 0;
    },

    /** False when somebody else confirmed it in the same moment. */
    async confirm(userId: number, lastStep: number, confirmedAt: Date): Promise<boolean> {
      const confirmed = await db
        .update(twoStepSecrets)
        .set({ confirmedAt, lastStep })
        .where(and(ofUser(userId), isNull(twoStepSecrets.confirmedAt)))
        .returning({ userId: twoStepSecrets.userId });
      return confirmed.length > 0;
    },

    /** Accepts the code of a step once: false when it or a later one was accepted before. */
    async useStep(userId: number, step: number): Promise<boolean> {
      const used = await db
        .update(twoStepSecrets)
        .set({ lastStep: step })
        .where(and(ofUser(userId), isNotNull(twoStepSecrets.confirmedAt), lt(twoStepSecrets.lastStep, step)))
        .returning({ userId: twoStepSecrets.userId });
      return used.length > 0;
    },

    async addRecoveryCodes(codes: (typeof recoveryCodes.$inferInsert)[]): Promise<void> {
      await db.insert(recoveryCodes).values(codes);
    },

    /** Uses a recovery code up. Of many callers with the same code one gets true. */
    async useRecoveryCode(userId: number, codeHash: string): Promise<boolean> {
      const used = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ id: recoveryCodes.id });
      return used.length > 0;
    },

    async countRecoveryCodes(userId: number): Promise<number> {
      const [codes] = await db
        .select({ count: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId));
      return codes?.count ?? 0;
    },

    /** Removes secret and codes; false when two-step sign-in was off. */
    async remove(userId: number): Promise<boolean> {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      const removed = await db
        .delete(twoStepSecrets)
        .where(and(ofUser(userId), isNotNull(twoStepSecrets.confirmedAt)))
        .returning({ userId: twoStepSecrets.userId });
      return removed.length > 0;
    },
  };
}
