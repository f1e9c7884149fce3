import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { readPlannedGroupWork } from '@formline/shared/contracts/scheduling/groupSchedules';
import type { GroupMember } from '../../components/members/groupMember';

export type PlannedWork = EndpointResult<typeof readPlannedGroupWork>;

export const workAheadOf = ({ clients }: PlannedWork, members: readonly GroupMember[]): number =>
  countOf(clients, members);

export const workKeptBy = ({ kept }: PlannedWork, members: readonly GroupMember[]): number =>
  countOf(kept, members);

function countOf(counts: PlannedWork['clients'], members: readonly GroupMember[]): number {
  const userIds = new Set(members.map(({ client_user_id }) => client_user_id));
  return counts
    .filter(({ client_user_id }) => userIds.has(client_user_id))
    .reduce((total, { scheduled_count }) => total + scheduled_count, 0);
}
