import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { rankedBy, type SearchColumns } from '../../platform/search/matches.repository';

/** The orders every library can be read in. */
export interface ListOrder {
  readonly sortField: 'name' | 'created_at';
  readonly sortOrder: 'asc' | 'desc';
}

interface SortColumns {
  readonly id: SQLWrapper;
  readonly searchName: SQLWrapper;
  readonly createdAt: SQLWrapper;
}

/** The best fits of a search stand first where names are in their order. The identifier settles ties, so that nothing is on two pages. */
export function sortedBy(
  { id, searchName, createdAt }: SortColumns,
  { sortField, sortOrder, ...search }: ListOrder & SearchColumns,
): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const first = sortField === 'name' ? sql`${searchName} collate "C"` : createdAt;
  const ranked = sortField === 'name' ? rankedBy(searchName, search) : [];
  return [...ranked, direction(first), direction(id)];
}

/** How many rows a query finds in all, beside each row of its page. */
export const totalColumn = sql<number>`(count(*) over ())::int`;
