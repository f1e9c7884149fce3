import { type AnyColumn, eq, type SQL } from 'drizzle-orm';

/** Without a version every row matches. */
export const isOfVersion = (column: AnyColumn, version: number | undefined): SQL | undefined =>
  version === undefined ? undefined : eq(column, version);
