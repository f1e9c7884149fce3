import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { clientGroupMembers, clientGroups, clientRelations } from '../../../database/schema/clients';
import { scheduledWorkouts, userSchedules } from '../../../database/schema/schedules';
import { users } from '../../../database/schema/users';

export type GroupRow = typeof clientGroups.$inferSelect;
export type MemberRow = Awaited<ReturnType<ReturnType<typeof clientGroupsRepository>['listMembers']>>[number];

export interface GroupWithMembers {
  readonly group: GroupRow;
  readonly members: readonly MemberRow[];
}

export interface GroupRef {
  readonly trainerId: number;
  readonly groupId: number;
  readonly scope: ClubScope;
}

export function clientGroupsRepository(db: DatabaseHandle) {
  const within = (trainerId: number, scope: ClubScope) =>
    and(
      eq(clientGroups.trainerId, trainerId),
      scope.club_id === undefined ? undefined : eq(clientGroups.clubId, scope.club_id),
      scope.location_id === undefined ? undefined : eq(clientGroups.locationId, scope.location_id),
    );

  return {
    /** Other changes of the group wait, work that only references it does not. */
    async findAndLock({ trainerId, groupId, scope }: GroupRef): Promise<GroupRow | null> {
      const [group] = await db
        .select()
        .from(clientGroups)
        .where(and(within(trainerId, scope), eq(clientGroups.id, groupId)))
        .for('no key update');
      return group ?? null;
    },

    async find({ trainerId, groupId, scope }: GroupRef): Promise<GroupRow | null> {
      const [group] = await db
        .select()
        .from(clientGroups)
        .where(and(within(trainerId, scope), eq(clientGroups.id, groupId)));
      return group ?? null;
    },

    async exists({ trainerId, groupId, scope }: GroupRef): Promise<boolean> {
      return (await db.$count(clientGroups, and(within(trainerId, scope), eq(clientGroups.id, groupId)))) > 0;
    },

    async insert(group: typeof clientGroups.$inferInsert): Promise<GroupRow> {
      const [made] = await db.insert(clientGroups).values(group).returning();
      if (!made) throw new Error('The group was not made.');
      return made;
    },

    async rename(groupId: number, title: string): Promise<GroupRow> {
      const [renamed] = await db
        .update(clientGroups)
        .set({ title, version: sql`${clientGroups.version} + 1` })
        .where(eq(clientGroups.id, groupId))
        .returning();
      if (!renamed) throw new Error('The group is gone.');
      return renamed;
    },

    async delete(groupId: number): Promise<void> {
      for (const table of [scheduledWorkouts, userSchedules]) {
        await db.update(table).set({ clientGroupId: null }).where(eq(table.clientGroupId, groupId));
      }
      await db.delete(clientGroupMembers).where(eq(clientGroupMembers.groupId, groupId));
      await db.delete(clientGroups).where(eq(clientGroups.id, groupId));
    },

    /** Returns those who are the trainer's clients, locked against removal until the transaction ends. */
    async lockClients(trainerId: number, clientIds: readonly number[]): Promise<number[]> {
      const clients = await db
        .select({ clientId: clientRelations.clientId })
        .from(clientRelations)
        .where(
          and(eq(clientRelations.trainerId, trainerId), inArray(clientRelations.clientId, [...clientIds])),
        )
        .orderBy(asc(clientRelations.clientId))
        .for('key share');
      return clients.map(({ clientId }) => clientId);
    },

    async addMembers(groupId: number, clientIds: number[]): Promise<number[]> {
      const added = await db
        .insert(clientGroupMembers)
        .values(clientIds.map((clientId) => ({ groupId, clientId })))
        .onConflictDoNothing()
        .returning({ clientId: clientGroupMembers.clientId });
      return added.map(({ clientId }) => clientId);
    },

    /** Work planned with the group stays on their calendars as their own. */
    async removeMembers(groupId: number, clientIds: number[]): Promise<void> {
      await db
        .delete(clientGroupMembers)
        .where(and(eq(clientGroupMembers.groupId, groupId), inArray(clientGroupMembers.clientId, clientIds)));
      for (const table of [scheduledWorkouts, userSchedules]) {
        await db
          .update(table)
          .set({ clientGroupId: null })
          .where(and(eq(table.clientGroupId, groupId), inArray(table.clientId, clientIds)));
      }
    },

    async list(trainerId: number, scope: ClubScope): Promise<GroupRow[]> {
      return db
        .select()
        .from(clientGroups)
        .where(within(trainerId, scope))
        .orderBy(sql`search_form(${clientGroups.title}) collate "C"`, asc(clientGroups.id));
    },

    async listMembers(trainerId: number, groupIds: number[]) {
      return db
        .select({
          groupId: clientGroupMembers.groupId,
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          avatarUrl: users.avatarUrl,
          isActive: clientRelations.isActive,
        })
        .from(clientGroupMembers)
        .innerJoin(users, eq(users.id, clientGroupMembers.clientId))
        .innerJoin(
          clientRelations,
          and(
            eq(clientRelations.clientId, clientGroupMembers.clientId),
            eq(clientRelations.trainerId, trainerId),
          ),
        )
        .where(inArray(clientGroupMembers.groupId, groupIds))
        .orderBy(
          sql`${users.searchFirstName} collate "C"`,
          sql`${users.searchLastName} collate "C"`,
          asc(users.id),
        );
    },
  };
}
