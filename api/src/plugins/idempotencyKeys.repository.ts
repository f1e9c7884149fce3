import { and, eq, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { idempotencyKeys } from '../database/schema/calls';

type KeyRow = typeof idempotencyKeys.$inferSelect;
type KeyRef = Pick<KeyRow, 'userId' | 'key'>;

export function idempotencyKeysRepository(db: DatabaseHandle) {
  const at = ({ userId, key }: KeyRef) =>
    and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

  return {
    async find(ref: KeyRef): Promise<KeyRow | null> {
      const [found] = await db.select().from(idempotencyKeys).where(at(ref));
      return found ?? null;
    },

    /** False: the key is used. Waits for transactions that are about to store it. */
    async claim(row: Omit<KeyRow, 'answer'>): Promise<boolean> {
      const claimed = await db
        .insert(idempotencyKeys)
        .values(row)
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      return claimed.length > 0;
    },

    async keepAnswer(ref: KeyRef, answer: string): Promise<void> {
      await db.update(idempotencyKeys).set({ answer }).where(at(ref));
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
    },
  };
}
