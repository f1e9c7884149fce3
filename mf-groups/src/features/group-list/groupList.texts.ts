import { countText } from '@formline/shared/domain/text/countText';
import type { GroupOrder } from './groupView';

const groups = (count: number) => `${countText(count)} ${count === 1 ? 'group' : 'groups'}`;

export const groupListTexts = {
  title: 'My Groups',
  search: 'Search groups',
  clearSearch: 'Clear search',
  order: 'Sort groups',
  orders: {
    name: 'By name',
    adherence: 'Lowest adherence',
    behind: 'Most behind',
    members: 'Most members',
  } satisfies Record<GroupOrder, string>,
  behindOnly: 'With members behind',
  noneBehind: 'Nobody is behind',
  noneBehindText: 'No member of a group has missed sessions lately or trains much less than before.',
  showAll: 'Show all groups',
  noAdherence: 'No sessions in 30 days',
  loading: 'Loading groups',
  list: 'Groups',
  create: 'Create group',
  edit: (title: string) => `Edit ${title}`,
  count: groups,
  found: (found: number, all: number) => `${countText(found)} of ${groups(all)}`,
  memberCount: (count: number) => `${countText(count)} ${count === 1 ? 'member' : 'members'}`,
  memberNames: (names: readonly string[], others: number) =>
    others === 0 ? names.join(', ') : `${names.join(', ')} and ${countText(others)} more`,
  others: (count: number) => `+${countText(count)}`,
  noMembers: 'Nobody is in this group yet.',
  noResults: 'No Search Results Found.',
  noResultsFor: (search: string) => `No group or member matches “${search}”.`,
  empty: 'No groups yet',
  emptyText: 'Clients who train the same plan can share a group. You schedule once, for all of them.',
  emptyClubText: (club: string) => `Groups of your clients at ${club} will appear here.`,
  emptyReadOnlyText: 'This trainer has not made a group.',
  failed: 'We couldn’t load your groups',
  failedText: 'Your groups are safe. Try again in a moment.',
};
