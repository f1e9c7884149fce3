import type { ClubScope } from '@formline/shared/contracts/clubScope';
import type { DatabaseHandle } from '../../database/database';
import { clientGroupsRepository, type GroupWithMembers } from './clientGroups.repository';

export function clientGroupsService(db: DatabaseHandle) {
  const repository = clientGroupsRepository(db);
  return {
    async list(trainerId: number, scope: ClubScope): Promise<GroupWithMembers[]> {
      const groups = await repository.list(trainerId, scope);
      if (groups.length === 0) return [];
      const members = await repository.listMembers(
        trainerId,
        groups.map(({ id }) => id),
      );
      return groups.map((group) => ({
        group,
        members: members.filter(({ groupId }) => groupId === group.id),
      }));
    },
  };
}
