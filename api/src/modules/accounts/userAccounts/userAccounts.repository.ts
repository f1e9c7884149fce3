import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { users } from '../../../database/schema/users';

export type UserRow = typeof users.$inferSelect;

export function userAccountsRepository(db: DatabaseHandle) {
  return {
    async findById(id: number): Promise<UserRow | null> {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      return user ?? null;
    },

    /** Others who lock the user wait; new rows that name the user do not. */
    async lock(id: number): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
    },

    /** False when it was confirmed before. */
    async confirmEmail(id: number, now: Date): Promise<boolean> {
      const confirmed = await db
        .update(users)
        .set({ emailConfirmedAt: now })
        .where(and(eq(users.id, id), isNull(users.emailConfirmedAt)))
        .returning({ id: users.id });
      return confirmed.length > 0;
    },
  };
}
