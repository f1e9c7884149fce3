import { type Column, type InferColumnsDataTypes, type SQL, sql } from 'drizzle-orm';

/** Column arrays cost the database, the wire and the driver a fraction of what rows cost. */
export const columnArray = <C extends Column>(
  column: C,
): SQL<InferColumnsDataTypes<{ value: C }>['value'][]> => sql`coalesce(json_agg(${column}), '[]')`;

/** Object literals with fixed keys are many times faster than objects built in a loop over keys. */
export function valueAt<Value>(column: readonly Value[], row: number): Value {
  const value = column[row];
  if (value === undefined) throw new RangeError('The columns are not equally long.');
  return value;
}
