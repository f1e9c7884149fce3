import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { rankedBy, type SearchColumns } from '../../platform/search/matches.repository';

export interface ListOrder {
  readonly sortField: 'name' | 'created_at';
  readonly sortOrder: 'asc' | 'desc';
}

interface SortColumns {
  readonly id: SQLWrapper;
  readonly searchName: SQLWrapper;
  readonly createdAt: SQLWrapper;
}

/** The identifier breaks ties, so that no item is on two pages. */
export function sortedBy(
  { id, searchName, createdAt }: SortColumns,
  { sortField, sortOrder, ...search }: ListOrder & SearchColumns,
): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const first = sortField === 'name' ? sql`${searchName} collate "C"` : createdAt;
  const ranked = sortField === 'name' ? rankedBy(searchName, search) : [];
  return [...ranked, direction(first), direction(id)];
}

export const totalColumn = sql<number>`(count(*) over ())::int`;
