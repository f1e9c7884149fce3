import {
  type ClientGroup,
  MOST_GROUP_MEMBERS,
  type RemovedWork,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { type GroupMember, inNameOrder, membersOf } from '../../components/members/groupMember';

/** A group as it is being made or changed. */
export interface GroupDraft {
  readonly title: string;
  readonly members: readonly GroupMember[];
  /** What becomes of the work ahead of those who leave. */
  readonly removedWork: RemovedWork;
}

/** Where editing begins: with the group, or with nothing. */
export const draftOf = (group: ClientGroup | null): GroupDraft => ({
  title: group?.title ?? '',
  members: group ? membersOf(group) : [],
  removedWork: 'keep',
});

/** Who joins a group and who leaves it. */
export interface MemberChanges {
  readonly joining: readonly GroupMember[];
  readonly leaving: readonly GroupMember[];
}

/** Who is in one draft and not in the other. */
export function memberChanges(start: GroupDraft, draft: GroupDraft): MemberChanges {
  return {
    joining: without(draft.members, start.members),
    leaving: without(start.members, draft.members),
  };
}

/** Whether saving would change anything. */
export function isChanged(start: GroupDraft, draft: GroupDraft): boolean {
  const { joining, leaving } = memberChanges(start, draft);
  return draft.title.trim() !== start.title || joining.length > 0 || leaving.length > 0;
}

/** How a member's place in the group is about to change. */
export type MembershipChange = 'stays' | 'joins' | 'leaves';

/** Everybody the draft is about, by name: also those about to leave, who can still be kept. */
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

/** Members with somebody added, or without them. */
export const withMembers = (
  members: readonly GroupMember[],
  others: readonly GroupMember[],
  areIn: boolean,
): GroupMember[] => (areIn ? [...members, ...without(others, members)] : without(members, others));

/** The same as far as there is room for those who are added; nobody who is in is left out for it. */
export const withinMost: typeof withMembers = (members, others, areIn) =>
  withMembers(members, others, areIn).slice(0, Math.max(MOST_GROUP_MEMBERS, members.length));

const idsOf = (members: readonly GroupMember[]): ReadonlySet<number> => new Set(members.map(({ id }) => id));

function without(members: readonly GroupMember[], others: readonly GroupMember[]): GroupMember[] {
  const left = idsOf(others);
  return members.filter(({ id }) => !left.has(id));
}
