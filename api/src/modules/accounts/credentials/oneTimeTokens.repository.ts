import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { oneTimeTokens } from '../../../database/schema/sessions';

export type OneTimeTokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

const isLive = (purpose: OneTimeTokenPurpose, tokenHash: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, now),
  );

export function oneTimeTokensRepository(db: DatabaseHandle) {
  return {
    async replace(token: typeof oneTimeTokens.$inferInsert): Promise<void> {
      await db
        .delete(oneTimeTokens)
        .where(and(eq(oneTimeTokens.userId, token.userId), eq(oneTimeTokens.purpose, token.purpose)));
      await db.insert(oneTimeTokens).values(token);
    },

    async find(purpose: OneTimeTokenPurpose, tokenHash: string, now: Date) {
      const [found] = await db
        .select({ userId: oneTimeTokens.userId })
        .from(oneTimeTokens)
        .where(isLive(purpose, tokenHash, now));
      return found ?? null;
    },

    /** Atomic: of parallel callers with the same token one gets it, the others null. */
    async take(purpose: OneTimeTokenPurpose, tokenHash: string, now: Date) {
      const [taken] = await db
        .delete(oneTimeTokens)
        .where(isLive(purpose, tokenHash, now))
        .returning({ userId: oneTimeTokens.userId });
      return taken ?? null;
    },

    async remove(userId: number, purposes: readonly OneTimeTokenPurpose[]): Promise<void> {
      await db
        .delete(oneTimeTokens)
        .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, [...purposes])));
    },

    async removeExpiredBefore(moment: Date): Promise<void> {
      await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, moment));
    },
  };
}
