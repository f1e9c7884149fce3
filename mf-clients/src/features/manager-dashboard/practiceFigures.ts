import type { Activity } from '@formline/shared/contracts/people/activityFeed';
import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';

export const COUNTED_DAYS = 7;
const DAY_MS = 86_400_000;

export const groupedCount = (groups: readonly ClientGroup[]): number =>
  new Set(
    groups.flatMap(({ client_group_clients: members }) => members.map(({ client_user }) => client_user.id)),
  ).size;

export const recentCount = (activities: readonly Activity[], now: Date): number =>
  activities.filter(({ happened_at }) => Date.parse(happened_at) > now.getTime() - COUNTED_DAYS * DAY_MS)
    .length;
