import type { OverviewOfClient } from '@formline/shared/contracts/overview/clientOverview';
import type { Client } from '@formline/shared/contracts/people/users';
import { adherenceOf } from '@formline/shared/domain/clients/adherence';
import { CLIENT_STATUSES } from '@formline/shared/domain/clients/clientStatus';
import { nameOrder } from '@formline/shared/domain/text/foldText';
import type { ClientFacts } from '../clientFacts';
import type { ListedClient } from '../listedClients';
import { statusOf } from '../filters/listFilters';

/** Those that can be hidden and moved; the name always comes first. */
export const COLUMNS = [
  'status',
  'adherence7',
  'adherence30',
  'adherence90',
  'lastSession',
  'nextSession',
  'groups',
  'tags',
] as const;
export type ClientColumn = (typeof COLUMNS)[number];
export type SortColumn = ClientColumn | 'name';

export interface TableSort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** Percent of an adherence column; null without a figure. */
export function adherenceIn(column: ClientColumn, known: OverviewOfClient | undefined): number | null {
  if (!known?.figures) return null;
  const { days_7, days_30, days_90 } = known.figures;
  switch (column) {
    case 'adherence7':
      return adherenceOf(days_7);
    case 'adherence30':
      return adherenceOf(days_30);
    case 'adherence90':
      return adherenceOf(days_90);
    default:
      return null;
  }
}

export const groupsOf = (known: OverviewOfClient | undefined, { groupTitles }: ClientFacts): string[] =>
  (known?.group_ids ?? []).flatMap((id) => groupTitles.get(id) ?? []).toSorted(nameOrder);

export const tagsText = ({ id }: Client, { tags }: ClientFacts): string =>
  (tags.get(id) ?? []).map(({ name }) => name).join(', ');

/** What a column sorts by; null sorts last either way. */
function sortValue(column: ClientColumn, client: Client, facts: ClientFacts): string | number | null {
  const known = facts.byId.get(client.id);
  switch (column) {
    case 'status':
      return CLIENT_STATUSES.indexOf(statusOf(client));
    case 'lastSession':
      return known?.figures?.last_session ?? null;
    case 'nextSession':
      return known?.figures?.next_session ?? null;
    case 'groups':
      return groupsOf(known, facts).join(', ') || null;
    case 'tags':
      return tagsText(client, facts) || null;
    default:
      return adherenceIn(column, known);
  }
}

/** Equal ones stay in the order of their names. */
export function sortClients(
  listed: readonly ListedClient[],
  { column, isDescending }: TableSort,
  facts: ClientFacts | null | undefined,
): readonly ListedClient[] {
  if (column === 'name') return isDescending ? listed.toReversed() : listed;
  if (!facts) return listed;
  const keyed = listed.map((one) => ({ one, value: sortValue(column, one.client, facts) }));
  const direction = isDescending ? -1 : 1;
  keyed.sort((a, b) => {
    if (a.value === b.value) return 0;
    if (a.value === null) return 1;
    if (b.value === null) return -1;
    return a.value < b.value ? -direction : direction;
  });
  return keyed.map(({ one }) => one);
}
