/** Which page of a list is wanted, the first being 1, and how long pages are. */
export interface Paging {
  readonly page: number;
  readonly size: number;
}

/** Which rows of a list are read. */
export interface RowRange {
  readonly offset: number;
  readonly limit: number;
}

/** What of the rows read for a page stands on it. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: Paging,
): { readonly rows: readonly Row[]; readonly nextPage: number | null } {
  return { rows: rows.slice(0, size), nextPage: rows.length > size ? page + 1 : null };
}

/** The rows to read for a page: one more than fits, to know whether another page follows. */
export const rowsFor = ({ page, size }: Paging): RowRange => ({
  offset: (page - 1) * size,
  limit: size + 1,
});
