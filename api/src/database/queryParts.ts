import {
  type AnyColumn,
  type Column,
  eq,
  type InferColumnsDataTypes,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';

export type IdParameter = number | Placeholder;

/** Without a version every row matches. */
export const isOfVersion = (column: AnyColumn, version: number | undefined): SQL | undefined =>
  version === undefined ? undefined : eq(column, version);

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
