import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { DatabaseHandle } from '../../../database/database';
import {
  clientGroupsRepository,
  type GroupRef,
  type GroupWithMembers,
  type MemberRow,
} from './clientGroups.repository';
import { noSuchGroup } from './groupAccess';

export function clientGroupsService(db: DatabaseHandle) {
  const repository = clientGroupsRepository(db);
  return {
    async read(ref: GroupRef): Promise<GroupWithMembers> {
      const group = await repository.find(ref);
      if (!group) throw noSuchGroup();
      return { group, members: await repository.listMembers(ref.trainerId, [group.id]) };
    },

    async list(trainerId: number, scope: ClubScope): Promise<GroupWithMembers[]> {
      const groups = await repository.list(trainerId, scope);
      if (groups.length === 0) return [];
      const members = await repository.listMembers(
        trainerId,
        groups.map(({ id }) => id),
      );
      const byGroup = new Map<number, MemberRow[]>(groups.map(({ id }) => [id, []]));
      for (const member of members) byGroup.get(member.groupId)?.push(member);
      return groups.map((group) => ({ group, members: byGroup.get(group.id) ?? [] }));
    },
  };
}
