import { adherenceOf } from '@formline/shared/domain/clients/adherence';
import type { FiguresById } from '../../components/figures/useMemberFigures';
import type { GroupMember } from '../../components/members/groupMember';

export const MEMBER_ORDERS = ['name', 'adherence', 'behind'] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

/** Above any percentage, so that members without a figure come last. */
const NO_FIGURE = 101;

/** @param members by name, which is the order of equals and without figures */
export function arrangeMembers(
  members: readonly GroupMember[],
  order: MemberOrder,
  figures: FiguresById | undefined,
): readonly GroupMember[] {
  if (order === 'name' || !figures) return members;
  const rankOf = ({ id }: GroupMember): number => {
    const known = figures.get(id);
    if (order === 'behind') return known?.behind ? 0 : 1;
    return (known?.client.figures && adherenceOf(known.client.figures.days_30)) ?? NO_FIGURE;
  };
  return members.toSorted((one, other) => rankOf(one) - rankOf(other));
}
