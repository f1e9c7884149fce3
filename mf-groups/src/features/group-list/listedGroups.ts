import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { foldText, nameOrder } from '@formline/shared/domain/text/foldText';
import { searchNames } from '@formline/shared/domain/people/nameSearch';
import { type GroupMember, membersOf } from '../../components/members/groupMember';

export interface ListedGroup {
  readonly group: ClientGroup;
  readonly members: readonly GroupMember[];
  readonly searchedText: string;
}

function listedGroup(group: ClientGroup): ListedGroup {
  const members = membersOf(group);
  const searchedText = foldText([group.title, ...members.map((member) => member.full_name)].join(' '));
  return { group, members, searchedText };
}

export function listGroups(groups: readonly ClientGroup[]): ListedGroup[] {
  return groups
    .map(listedGroup)
    .sort((a, b) => nameOrder(a.group.title, b.group.title) || a.group.id - b.group.id);
}

export const searchGroups = (groups: readonly ListedGroup[], search: string): readonly ListedGroup[] =>
  searchNames(groups, search, ({ searchedText }) => searchedText);
