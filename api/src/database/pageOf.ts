export interface Paging {
  readonly page: number;
  readonly size: number;
}

export interface RowRange {
  readonly offset: number;
  readonly limit: number;
}

export function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: Paging,
): { readonly rows: readonly Row[]; readonly nextPage: number | null } {
  return { rows: rows.slice(0, size), nextPage: rows.length > size ? page + 1 : null };
}

/** One row more than the page shows, to know whether another page follows. */
export const rowsFor = ({ page, size }: Paging): RowRange => ({
  offset: (page - 1) * size,
  limit: size + 1,
});
