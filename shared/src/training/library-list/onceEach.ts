/**
 * Rows without duplicates. A row that moved to a later page between two requests appears once, in its latest version.
 */
export const onceEach = <Row extends { readonly id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
