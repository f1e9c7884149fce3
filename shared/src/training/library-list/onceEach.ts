/**
 * The rows of all pages as one list. One that moved to a later page between two calls stands there once, as the later page
 * has it.
 */
export const onceEach = <Row extends { readonly id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
