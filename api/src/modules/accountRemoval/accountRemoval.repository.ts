import { type AnyColumn, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { accountRemovalRequests } from '../../database/schema/accountRemoval';
import { clientGroups } from '../../database/schema/clients';
import { compoundRoutines } from '../../database/schema/compoundRoutines';
import { exercises } from '../../database/schema/exercises';
import { outgoingLetters } from '../../database/schema/outgoingLetters';
import { groupSchedules, userSchedules } from '../../database/schema/schedules';
import { externalAccounts, users } from '../../database/schema/users';
import { programs, workouts } from '../../database/schema/workouts';

export function accountRemovalRepository(db: DatabaseHandle) {
  return {
    async add(request: typeof accountRemovalRequests.$inferInsert): Promise<void> {
      await db.insert(accountRemovalRequests).values(request);
    },

    /** Until the transaction ends, others who change the account wait. */
    async lockAccount(email: string): Promise<{ readonly id: number; readonly email: string } | null> {
      const [account] = await db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(isEmail(users.email, email))
        .for('update');
      return account ?? null;
    },

    /**
     * Removes what is the account's own in the order of its keys: schedules before what they hold, workouts and routines
     * before their exercises. The keys alone refuse it, because an exercise would go before the workout that shows it.
     */
    async removeAccount({ id, email }: { readonly id: number; readonly email: string }): Promise<void> {
      await db.delete(userSchedules).where(eq(userSchedules.trainerId, id));
      await db.delete(userSchedules).where(eq(userSchedules.clientId, id));
      await db.delete(groupSchedules).where(eq(groupSchedules.trainerId, id));
      await db.delete(clientGroups).where(eq(clientGroups.trainerId, id));
      await db.delete(programs).where(eq(programs.ownerId, id));
      await db.delete(workouts).where(eq(workouts.ownerId, id));
      await db.delete(compoundRoutines).where(eq(compoundRoutines.ownerId, id));
      await db.delete(exercises).where(eq(exercises.ownerId, id));
      await db.delete(externalAccounts).where(isEmail(externalAccounts.email, email));
      await db.delete(outgoingLetters).where(isEmail(outgoingLetters.recipient, email));
      await db.delete(accountRemovalRequests).where(isEmail(accountRemovalRequests.email, email));
      await db.delete(users).where(eq(users.id, id));
    },
  };
}

const isEmail = (column: AnyColumn, email: string) => eq(sql`lower(${column})`, email.trim().toLowerCase());
