import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { readPlannedGroupWork } from '@formline/shared/contracts/groupSchedules';
import type { GroupMember } from '../../components/members/groupMember';

export type PlannedWork = EndpointResult<typeof readPlannedGroupWork>;

/** How many workouts planned with the group are still ahead of these members together. */
export function workAheadOf(planned: PlannedWork, members: readonly GroupMember[]): number {
  const asked = new Set(members.map(({ client_user_id }) => client_user_id));
  return planned.clients
    .filter(({ client_user_id }) => asked.has(client_user_id))
    .reduce((total, { scheduled_count }) => total + scheduled_count, 0);
}
