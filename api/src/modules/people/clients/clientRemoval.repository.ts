import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientGroupMembers, clientGroups, clientRelations } from '../../../database/schema/clients';
import { clientInvitations } from '../../../database/schema/invitations';
import { scheduledWorkouts, userSchedules } from '../../../database/schema/schedules';
import { users } from '../../../database/schema/users';
import { outgoingEmailsRepository } from '../../../mail/outgoingEmails.repository';

export function clientRemovalRepository(db: DatabaseHandle) {
  return {
    /** False when the client is not the trainer's. Parallel scheduling waits for the transaction. */
    async lock(trainerId: number, clientId: number): Promise<boolean> {
      const locked = await db
        .select({ id: clientRelations.id })
        .from(clientRelations)
        .where(and(eq(clientRelations.trainerId, trainerId), eq(clientRelations.clientId, clientId)))
        .for('update');
      return locked.length > 0;
    },

    async remove(trainerId: number, clientId: number): Promise<void> {
      await db
        .delete(clientRelations)
        .where(and(eq(clientRelations.trainerId, trainerId), eq(clientRelations.clientId, clientId)));
      const own = db
        .select({ id: clientGroups.id })
        .from(clientGroups)
        .where(eq(clientGroups.trainerId, trainerId));
      await db
        .delete(clientGroupMembers)
        .where(and(eq(clientGroupMembers.clientId, clientId), inArray(clientGroupMembers.groupId, own)));
      for (const table of [scheduledWorkouts, userSchedules]) {
        await db
          .update(table)
          .set({ clientGroupId: null })
          .where(and(eq(table.clientId, clientId), eq(table.trainerId, trainerId)));
      }
    },

    /** Also while its email waits for the trainer's confirmed address. */
    async withdrawInvitation(trainerId: number, clientId: number): Promise<void> {
      const [client] = await db.select({ email: users.email }).from(users).where(eq(users.id, clientId));
      if (client) await outgoingEmailsRepository(db).removeHeld(trainerId, client.email);
      await db
        .delete(clientInvitations)
        .where(and(eq(clientInvitations.trainerId, trainerId), eq(clientInvitations.clientId, clientId)));
    },

    /** Only when no trainer has or invites the person any more. */
    async removeUnopenedAccount(clientId: number): Promise<void> {
      await db
        .delete(users)
        .where(
          and(
            eq(users.id, clientId),
            isNull(users.joinedAt),
            notExists(
              db
                .select({ id: clientRelations.id })
                .from(clientRelations)
                .where(eq(clientRelations.clientId, users.id)),
            ),
            notExists(
              db
                .select({ id: clientInvitations.id })
                .from(clientInvitations)
                .where(eq(clientInvitations.clientId, users.id)),
            ),
          ),
        );
    },
  };
}
