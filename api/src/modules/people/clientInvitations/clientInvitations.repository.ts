import { and, eq, exists, gt, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientRelations } from '../../../database/schema/clients';
import { clientInvitations, invitationCounts } from '../../../database/schema/invitations';
import { users } from '../../../database/schema/users';

export type InvitationRow = typeof clientInvitations.$inferSelect;

export function clientInvitationsRepository(db: DatabaseHandle) {
  const isOf = (trainerId: number, clientId: number) =>
    and(eq(clientInvitations.trainerId, trainerId), eq(clientInvitations.clientId, clientId));

  return {
    async find(trainerId: number, clientId: number): Promise<InvitationRow | null> {
      const [invitation] = await db.select().from(clientInvitations).where(isOf(trainerId, clientId));
      return invitation ?? null;
    },

    async save(invitation: typeof clientInvitations.$inferInsert): Promise<void> {
      const { tokenHash, sentAt, expiresAt } = invitation;
      await db
        .insert(clientInvitations)
        .values(invitation)
        .onConflictDoUpdate({
          target: [clientInvitations.trainerId, clientInvitations.clientId],
          set: { tokenHash, sentAt, expiresAt },
        });
    },

    async countEmail(trainerId: number, day: string): Promise<number> {
      const [counted] = await db
        .insert(invitationCounts)
        .values({ trainerId, day, emails: 1 })
        .onConflictDoUpdate({
          target: [invitationCounts.trainerId, invitationCounts.day],
          set: { emails: sql`${invitationCounts.emails} + 1` },
        })
        .returning({ emails: invitationCounts.emails });
      return counted?.emails ?? 0;
    },

    async findByToken(tokenHash: string, now: Date): Promise<InvitationRow | null> {
      const [invitation] = await db
        .select()
        .from(clientInvitations)
        .where(and(eq(clientInvitations.tokenHash, tokenHash), gt(clientInvitations.expiresAt, now)));
      return invitation ?? null;
    },

    /** Atomic: of parallel callers with the same token one gets it, the others null. */
    async take(tokenHash: string, now: Date): Promise<InvitationRow | null> {
      const [taken] = await db
        .delete(clientInvitations)
        .where(and(eq(clientInvitations.tokenHash, tokenHash), gt(clientInvitations.expiresAt, now)))
        .returning();
      return taken ?? null;
    },

    /** Trainers who list this client although the person never accepted them. */
    async listUnaccepted(clientId: number, acceptedTrainerId: number): Promise<number[]> {
      const rows = await db
        .select({ trainerId: clientRelations.trainerId })
        .from(clientRelations)
        .where(
          and(
            eq(clientRelations.clientId, clientId),
            ne(clientRelations.trainerId, acceptedTrainerId),
            exists(
              db
                .select({ id: clientInvitations.id })
                .from(clientInvitations)
                .where(
                  and(
                    eq(clientInvitations.clientId, clientRelations.clientId),
                    eq(clientInvitations.trainerId, clientRelations.trainerId),
                  ),
                ),
            ),
          ),
        );
      return rows.map(({ trainerId }) => trainerId);
    },

    async addRelation(relation: typeof clientRelations.$inferInsert): Promise<void> {
      await db.insert(clientRelations).values(relation);
    },

    async markJoined(
      clientId: number,
      {
        firstName,
        lastName,
        now,
      }: { readonly firstName: string; readonly lastName: string; readonly now: Date },
    ): Promise<void> {
      await db
        .update(users)
        .set({ firstName, lastName, isActive: true, joinedAt: now, updatedAt: now })
        .where(eq(users.id, clientId));
    },
  };
}
