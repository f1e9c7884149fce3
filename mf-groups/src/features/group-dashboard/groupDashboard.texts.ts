import { countText } from '@formline/shared/domain/text/countText';
import type { MemberOrder } from './memberOrder';

export const groupDashboardTexts = {
  subtitle: 'Dashboard',
  myGroups: 'My Groups',
  loading: 'Loading group',
  edit: 'Edit group',
  members: 'Members',
  memberCount: (count: number) => `${countText(count)} ${count === 1 ? 'member' : 'members'}`,
  order: 'Sort members',
  orders: {
    name: 'By name',
    adherence: 'Lowest adherence',
    behind: 'Behind first',
  } satisfies Record<MemberOrder, string>,
  noMembers: 'Nobody is in this group any more. Edit it to choose clients.',
  noMembersReadOnly: 'Nobody is in this group any more.',
  inactive: 'Inactive',
  showAll: (count: number) => `Show all ${countText(count)}`,
  showFewer: 'Show fewer',
  failed: 'We couldn’t load this group',
  failedText: 'Your groups are safe. Try again in a moment.',
  notFound: 'Group not found',
  notFoundTitle: 'This group is not in your list',
  notFoundText: 'It may have been removed, or it belongs to another profile.',
  backToGroups: 'Back to My Groups',
};
