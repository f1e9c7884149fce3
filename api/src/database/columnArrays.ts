import { type Column, type InferColumnsDataTypes, type SQL, sql } from 'drizzle-orm';

/**
 * All values of a column in the order of the rows: a fraction of the work for the database, the wire and the driver that
 * rows are. Empty when there is no row.
 */
export const columnArray = <C extends Column>(
  column: C,
): SQL<InferColumnsDataTypes<{ value: C }>['value'][]> => sql`coalesce(json_agg(${column}), '[]')`;

/** The value of one row. Rows written out name by name are made many times faster than rows made in a loop over names. */
export function valueAt<Value>(column: readonly Value[], row: number): Value {
  const value = column[row];
  if (value === undefined) throw new RangeError('The columns are not equally long.');
  return value;
}
