import { type AnyColumn, eq, type SQL } from 'drizzle-orm';

/** Condition that a row has the version a change is based on; without one every row fits. */
export const isOfVersion = (column: AnyColumn, version: number | undefined): SQL | undefined =>
  version === undefined ? undefined : eq(column, version);
