import { adherenceOf } from '@formline/shared/domain/clients/adherence';
import type { GroupFigures } from '@formline/shared/domain/clients/groupFigures';
import { useSearchParams } from '@formline/shared/routing';
import type { ListedGroup } from './listedGroups';

export const GROUP_ORDERS = ['name', 'adherence', 'behind', 'members'] as const;
export type GroupOrder = (typeof GROUP_ORDERS)[number];

export interface GroupView {
  readonly order: GroupOrder;
  /** Only groups with a member who is behind. */
  readonly isBehindOnly: boolean;
}

/** By group id. */
export type FiguresOfGroups = ReadonlyMap<number, GroupFigures>;

const SORT_PARAMETER = 'sort';
const SHOW_PARAMETER = 'show';
const BEHIND = 'behind';

export const viewOf = (query: URLSearchParams): GroupView => ({
  order: GROUP_ORDERS.find((order) => order === query.get(SORT_PARAMETER)) ?? 'name',
  isBehindOnly: query.get(SHOW_PARAMETER) === BEHIND,
});

export function withView(query: URLSearchParams, { order, isBehindOnly }: GroupView): URLSearchParams {
  const next = new URLSearchParams(query);
  if (order === 'name') next.delete(SORT_PARAMETER);
  else next.set(SORT_PARAMETER, order);
  if (isBehindOnly) next.set(SHOW_PARAMETER, BEHIND);
  else next.delete(SHOW_PARAMETER);
  return next;
}

export const needsFigures = ({ order, isBehindOnly }: GroupView): boolean =>
  order === 'adherence' || order === 'behind' || isBehindOnly;

/** Above any percentage, so that groups without a figure come last. */
const NO_FIGURE = 101;

/** Lower comes first. */
function rankOf({ group, members }: ListedGroup, order: GroupOrder, figures: FiguresOfGroups): number {
  const known = figures.get(group.id);
  switch (order) {
    case 'name':
      return 0;
    case 'members':
      return -members.length;
    case 'behind':
      return -(known?.behind ?? 0);
    case 'adherence':
      return (known && adherenceOf(known.days_30)) ?? NO_FIGURE;
  }
}

/** @param groups by name, which is the order of equals */
export function arrangeGroups(
  groups: readonly ListedGroup[],
  { order, isBehindOnly }: GroupView,
  figures: FiguresOfGroups,
): readonly ListedGroup[] {
  const kept = isBehindOnly ? groups.filter(({ group }) => (figures.get(group.id)?.behind ?? 0) > 0) : groups;
  if (order === 'name') return kept;
  return kept.toSorted((one, other) => rankOf(one, order, figures) - rankOf(other, order, figures));
}

export function useGroupView() {
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const choose = (chosen: Partial<GroupView>) =>
    setQuery(withView(query, { ...view, ...chosen }), { replace: true });
  return [view, choose] as const;
}
