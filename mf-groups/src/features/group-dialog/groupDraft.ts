import {
  type ClientGroup,
  MOST_GROUP_MEMBERS,
  type RemovedWork,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { type GroupMember, inNameOrder, membersOf } from '../../components/members/groupMember';

export interface GroupDraft {
  readonly title: string;
  readonly members: readonly GroupMember[];
  readonly removedWork: RemovedWork;
}

export const draftOf = (group: ClientGroup | null): GroupDraft => ({
  title: group?.title ?? '',
  members: group ? membersOf(group) : [],
  removedWork: 'keep',
});

export interface MemberChanges {
  readonly joining: readonly GroupMember[];
  readonly leaving: readonly GroupMember[];
}

export function memberChanges(start: GroupDraft, draft: GroupDraft): MemberChanges {
  return {
    joining: without(draft.members, start.members),
    leaving: without(start.members, draft.members),
  };
}

export function isChanged(start: GroupDraft, draft: GroupDraft): boolean {
  const { joining, leaving } = memberChanges(start, draft);
  return draft.title.trim() !== start.title || joining.length > 0 || leaving.length > 0;
}

export type MembershipChange = 'stays' | 'joins' | 'leaves';

/** Includes members about to leave, who can still be kept. */
export function memberships(start: GroupDraft, draft: GroupDraft) {
  const { joining, leaving } = memberChanges(start, draft);
  const [joins, leaves] = [idsOf(joining), idsOf(leaving)];
  return inNameOrder([...draft.members, ...leaving]).map((member) => ({
    member,
    membership: membershipOf(member.id, { joins, leaves }),
  }));
}

interface Movements {
  readonly joins: ReadonlySet<number>;
  readonly leaves: ReadonlySet<number>;
}

function membershipOf(id: number, { joins, leaves }: Movements): MembershipChange {
  if (joins.has(id)) return 'joins';
  return leaves.has(id) ? 'leaves' : 'stays';
}

export const withMembers = (
  members: readonly GroupMember[],
  others: readonly GroupMember[],
  areIn: boolean,
): GroupMember[] => (areIn ? [...members, ...without(others, members)] : without(members, others));

/** Adds as many as there is room for; no member is left out for it. */
export const withinMost: typeof withMembers = (members, others, areIn) =>
  withMembers(members, others, areIn).slice(0, Math.max(MOST_GROUP_MEMBERS, members.length));

const idsOf = (members: readonly GroupMember[]): ReadonlySet<number> => new Set(members.map(({ id }) => id));

function without(members: readonly GroupMember[], others: readonly GroupMember[]): GroupMember[] {
  const left = idsOf(others);
  return members.filter(({ id }) => !left.has(id));
}
