import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { externalAccounts, userCredentials } from '../../../database/schema/users';

export function passwordResetRepository(db: DatabaseHandle) {
  return {
    async setPassword(userId: number, passwordHash: string, changedAt: Date): Promise<void> {
      await db
        .insert(userCredentials)
        .values({ userId, passwordHash, changedAt })
        .onConflictDoUpdate({ target: userCredentials.userId, set: { passwordHash, changedAt } });
      await db
        .update(externalAccounts)
        .set({ passwordHash })
        .where(eq(externalAccounts.linkedUserId, userId));
    },
  };
}
