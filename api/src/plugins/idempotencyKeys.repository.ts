import { and, eq, lt } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { idempotencyKeys } from '../database/schema/idempotency';

type KeyRow = typeof idempotencyKeys.$inferSelect;
type KeyPlace = Pick<KeyRow, 'userId' | 'key'>;

export function idempotencyKeysRepository(db: DatabaseHandle) {
  const at = ({ userId, key }: KeyPlace) =>
    and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

  return {
    async find(place: KeyPlace): Promise<KeyRow | null> {
      const [found] = await db.select().from(idempotencyKeys).where(at(place));
      return found ?? null;
    },

    /** False when the key is taken. Waits for the end of a transaction that is about to take it. */
    async claim(row: Omit<KeyRow, 'answer'>): Promise<boolean> {
      const claimed = await db
        .insert(idempotencyKeys)
        .values(row)
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      return claimed.length > 0;
    },

    async keepAnswer(place: KeyPlace, answer: string): Promise<void> {
      await db.update(idempotencyKeys).set({ answer }).where(at(place));
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
    },
  };
}
