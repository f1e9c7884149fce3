import type { ClientGroup } from '@formline/shared/contracts/clientGroups';
import { foldText } from '@formline/shared/domain/foldText';
import { nameOrder } from '@formline/shared/domain/nameOrder';

export type GroupMember = ClientGroup['client_group_clients'][number]['client_user']['user'];

/** A group as the list shows it, with what the search looks through made once per list and not once per key. */
export interface ListedGroup {
  readonly id: number;
  readonly title: string;
  readonly members: readonly GroupMember[];
  readonly searchedText: string;
}

function listedGroup({ id, title, client_group_clients }: ClientGroup): ListedGroup {
  const members = client_group_clients
    .map(({ client_user }) => client_user.user)
    .sort((a, b) => nameOrder(a.full_name, b.full_name) || a.id - b.id);
  const searchedText = foldText([title, ...members.map((member) => member.full_name)].join(' '));
  return { id, title, members, searchedText };
}

/** The groups in the order of the list, by title, ready to be searched; their members by name. */
export function listGroups(groups: readonly ClientGroup[]): ListedGroup[] {
  return groups.map(listedGroup).sort((a, b) => nameOrder(a.title, b.title) || a.id - b.id);
}

/** The groups in whose title or members' names every typed word stands; accents and case do not matter. */
export function searchGroups(groups: readonly ListedGroup[], search: string): readonly ListedGroup[] {
  const words = foldText(search).split(' ').filter(Boolean);
  return groups.filter(({ searchedText }) => words.every((word) => searchedText.includes(word)));
}
