import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database';
import { clientGroupMembers, clientGroups, clientRelations } from '../../database/schema/clients';
import { users } from '../../database/schema/users';

export type GroupRow = typeof clientGroups.$inferSelect;
export type MemberRow = Awaited<ReturnType<ReturnType<typeof clientGroupsRepository>['listMembers']>>[number];

/** A group with those of its members who still are the trainer's clients. */
export interface GroupWithMembers {
  readonly group: GroupRow;
  readonly members: readonly MemberRow[];
}

/** Groups of one trainer: every query names the trainer. */
export function clientGroupsRepository(db: DatabaseHandle) {
  return {
    async list(trainerId: number, scope: ClubScope): Promise<GroupRow[]> {
      return db
        .select()
        .from(clientGroups)
        .where(
          and(
            eq(clientGroups.trainerId, trainerId),
            scope.club_id === undefined ? undefined : eq(clientGroups.clubId, scope.club_id),
            scope.location_id === undefined ? undefined : eq(clientGroups.locationId, scope.location_id),
          ),
        )
        .orderBy(sql`search_form(${clientGroups.title}) collate "C"`, asc(clientGroups.id));
    },

    /** Members who still are the trainer's clients. */
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
          sql`search_form(${users.firstName}) collate "C"`,
          sql`search_form(${users.lastName}) collate "C"`,
          asc(users.id),
        );
    },
  };
}
