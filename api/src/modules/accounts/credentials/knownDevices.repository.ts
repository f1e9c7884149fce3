import { and, count, eq, lt, ne } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { knownDevices } from '../../../database/schema/sessions';

export function knownDevicesRepository(db: DatabaseHandle) {
  return {
    async isKnown(userId: number, tokenHash: string): Promise<boolean> {
      const isThis = and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, tokenHash));
      const [known] = await db.select({ id: knownDevices.id }).from(knownDevices).where(isThis);
      return known !== undefined;
    },

    async countOf(userId: number): Promise<number> {
      const [devices] = await db
        .select({ count: count() })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId));
      return devices?.count ?? 0;
    },

    async renew(before: string, tokenHash: string, now: Date): Promise<readonly number[]> {
      const renewed = await db
        .update(knownDevices)
        .set({ tokenHash, lastSeenAt: now })
        .where(eq(knownDevices.tokenHash, before))
        .returning({ userId: knownDevices.userId });
      return renewed.map(({ userId }) => userId);
    },

    async add(device: typeof knownDevices.$inferInsert): Promise<void> {
      await db.insert(knownDevices).values(device);
    },

    async removeAll(
      userId: number,
      { except = null }: { readonly except?: string | null } = {},
    ): Promise<void> {
      const isOther = except === null ? undefined : ne(knownDevices.tokenHash, except);
      await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isOther));
    },

    async removeUnseenSince(moment: Date): Promise<void> {
      await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, moment));
    },
  };
}
