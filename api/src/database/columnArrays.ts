import { type Column, type InferColumnsDataTypes, type SQL, sql } from 'drizzle-orm';

/** All values of a column in the order of the rows; null when there is no row. */
export const columnArray = <C extends Column>(
  column: C,
): SQL<InferColumnsDataTypes<{ value: C }>['value'][] | null> => sql`json_agg(${column})`;

/**
 * Puts rows together that came as one array for each column, which is a fraction of the work for the database, the wire
 * and the driver. Null stands for the arrays of no rows.
 */
export function rowsOf<Row extends object>(columns: {
  readonly [Name in keyof Row]: readonly Row[Name][] | null;
}): Row[];
export function rowsOf(
  columns: Readonly<Record<string, readonly unknown[] | null>>,
): Record<string, unknown>[] {
  const named = Object.entries(columns);
  const [, first] = named[0] ?? [];
  return (first ?? []).map((_, index) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of named) row[name] = values?.[index];
    return row;
  });
}
