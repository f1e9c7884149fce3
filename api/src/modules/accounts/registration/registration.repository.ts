import { eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientInvitations } from '../../../database/schema/invitations';
import { externalAccounts, userCredentials, users } from '../../../database/schema/users';

export interface ServiceAccount {
  readonly uaGuid: string;
  readonly uaId: number;
}

export function registrationRepository(db: DatabaseHandle) {
  const setPassword = async (userId: number, passwordHash: string, changedAt: Date): Promise<void> => {
    await db
      .insert(userCredentials)
      .values({ userId, passwordHash, changedAt })
      .onConflictDoUpdate({ target: userCredentials.userId, set: { passwordHash, changedAt } });
  };

  return {
    async addUser(user: typeof users.$inferInsert): Promise<number | null> {
      const [added] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
      return added?.id ?? null;
    },

    setPassword,

    /** Also of the external accounts that point at the user. */
    async resetPassword(userId: number, passwordHash: string, changedAt: Date): Promise<void> {
      await setPassword(userId, passwordHash, changedAt);
      await db
        .update(externalAccounts)
        .set({ passwordHash })
        .where(eq(externalAccounts.linkedUserId, userId));
    },

    /** They were held back, so that their time begins now. */
    async restartInvitations(trainerId: number, now: Date): Promise<void> {
      const { trainerId: ofTrainer, sentAt, expiresAt } = clientInvitations;
      await db
        .update(clientInvitations)
        .set({ sentAt: now, expiresAt: sql`${now.toISOString()}::timestamptz + (${expiresAt} - ${sentAt})` })
        .where(eq(ofTrainer, trainerId));
    },

    async addServiceAccount(account: typeof externalAccounts.$inferInsert): Promise<ServiceAccount | null> {
      const [added] = await db
        .insert(externalAccounts)
        .values(account)
        .onConflictDoNothing()
        .returning({ uaGuid: externalAccounts.uaGuid, uaId: externalAccounts.uaId });
      return added ?? null;
    },

    async pointServiceAt(externalId: number, linkedUserId: number): Promise<void> {
      await db.update(externalAccounts).set({ linkedUserId }).where(eq(externalAccounts.id, externalId));
    },

    async pointAtService(userId: number, { uaGuid, uaId }: ServiceAccount, now: Date): Promise<void> {
      await db.update(users).set({ uaGuid, uaId, updatedAt: now }).where(eq(users.id, userId));
    },
  };
}
