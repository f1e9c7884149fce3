import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { fullName } from '../../people/users/users.presenter';
import type { GroupWithMembers, MemberRow } from './clientGroups.repository';

export function presentGroup({ group, members }: GroupWithMembers): ClientGroup {
  return {
    id: group.id,
    title: group.title,
    client_group_clients: members.map((member) => ({ client_user: presentMember(member) })),
    club_id: group.clubId,
    location_id: group.locationId,
    date: group.createdAt.toISOString(),
    version: group.version,
  };
}

function presentMember(member: MemberRow) {
  return {
    id: member.id,
    user: {
      id: member.id,
      avatar_url: member.avatarUrl,
      full_name: fullName(member),
      first_name: member.firstName,
      last_name: member.lastName,
      active_under_current_trainer: member.isActive,
    },
  };
}
