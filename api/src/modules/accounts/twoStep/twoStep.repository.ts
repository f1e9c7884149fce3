import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { recoveryCodes, twoStepSecrets } from '../../../database/schema/twoStep';

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

    async confirm(userId: number, lastStep: number, confirmedAt: Date): Promise<boolean> {
      const confirmed = await db
        .update(twoStepSecrets)
        .set({ confirmedAt, lastStep })
        .where(and(ofUser(userId), isNull(twoStepSecrets.confirmedAt)))
        .returning({ userId: twoStepSecrets.userId });
      return confirmed.length > 0;
    },

    /** False when this step or a later one was accepted before, so that a code works once. */
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
