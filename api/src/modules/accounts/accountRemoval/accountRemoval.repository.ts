import { and, arrayContains, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../database/database';
import { clientGroups, clientRelations } from '../../../database/schema/clients';
import { compoundRoutines } from '../../../database/schema/compoundRoutines';
import { exercises } from '../../../database/schema/exercises';
import { idempotencyKeys } from '../../../database/schema/calls';
import { clientInvitations } from '../../../database/schema/invitations';
import type { Addressee } from '../../../mail/emailOutbox';
import { outgoingEmails } from '../../../database/schema/outgoingEmails';
import { calendarChanges, groupSchedules, userSchedules } from '../../../database/schema/schedules';
import { loginAttempts } from '../../../database/schema/sessions';
import { externalAccounts, users } from '../../../database/schema/users';
import { programs, workouts } from '../../../database/schema/workouts';
import { emailKeyOf } from '../credentials/lockout';
import { isEmail, removalRequestsRepository } from './removalRequests.repository';

const accountFields = { id: users.id, email: users.email, firstName: users.firstName };

export function accountRemovalRepository(db: DatabaseHandle) {
  return {
    async lockByEmail(email: string): Promise<Addressee | null> {
      const [account] = await db
        .select(accountFields)
        .from(users)
        .where(isEmail(users.email, email))
        .for('update');
      return account ?? null;
    },

    async lockById(id: number): Promise<Addressee | null> {
      const [account] = await db.select(accountFields).from(users).where(eq(users.id, id)).for('update');
      return account ?? null;
    },

    /** Nobody can reach clients who never opened their account and have no other trainer. */
    async lockUnopenedClients(trainerId: number): Promise<Addressee[]> {
      const another = alias(clientRelations, 'another');
      const isOfAnother = db
        .select({ one: sql`1` })
        .from(another)
        .where(and(eq(another.clientId, users.id), ne(another.trainerId, trainerId)));
      const isInvitedByAnother = db
        .select({ id: clientInvitations.id })
        .from(clientInvitations)
        .where(and(eq(clientInvitations.clientId, users.id), ne(clientInvitations.trainerId, trainerId)));
      const own = db
        .select({ id: clientRelations.clientId })
        .from(clientRelations)
        .where(eq(clientRelations.trainerId, trainerId));
      return db
        .select(accountFields)
        .from(users)
        .where(
          and(
            inArray(users.id, own),
            isNull(users.joinedAt),
            notExists(isOfAnother),
            notExists(isInvitedByAnother),
          ),
        )
        .orderBy(users.id)
        .for('update');
    },

    /** In dependency order: schedules before workouts, workouts and routines before exercises. */
    async removeAccount({ id, email }: Addressee): Promise<void> {
      await db.delete(userSchedules).where(eq(userSchedules.trainerId, id));
      await db.delete(userSchedules).where(eq(userSchedules.clientId, id));
      await db.delete(calendarChanges).where(arrayContains(calendarChanges.memberIds, [id]));
      await db.delete(groupSchedules).where(eq(groupSchedules.trainerId, id));
      await db.delete(clientGroups).where(eq(clientGroups.trainerId, id));
      await db.delete(programs).where(eq(programs.ownerId, id));
      await db.delete(workouts).where(eq(workouts.ownerId, id));
      await db.delete(compoundRoutines).where(eq(compoundRoutines.ownerId, id));
      await db.delete(exercises).where(eq(exercises.ownerId, id));
      await db.delete(externalAccounts).where(isEmail(externalAccounts.email, email));
      await db.delete(outgoingEmails).where(isEmail(outgoingEmails.recipient, email));
      await db.delete(loginAttempts).where(eq(loginAttempts.emailKey, emailKeyOf(email)));
      await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id));
      await removalRequestsRepository(db).endAll({ id, email });
      await db.delete(users).where(eq(users.id, id));
    },
  };
}
