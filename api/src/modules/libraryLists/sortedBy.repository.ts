import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

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

/** The identifier settles ties, so that nothing is on two pages. */
export function sortedBy(
  { id, searchName, createdAt }: SortColumns,
  { sortField, sortOrder }: ListOrder,
): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const first = sortField === 'name' ? sql`${searchName} collate "C"` : createdAt;
  return [direction(first), direction(id)];
}
