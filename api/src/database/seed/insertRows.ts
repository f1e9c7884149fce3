import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../database';

/** One JSON parameter, because thousands of values cost the driver too much. Dates are ISO text. */
export async function insertRows<T extends PgTable>(
  db: DatabaseHandle,
  table: T,
  rows: readonly Readonly<Record<string, unknown>>[] & readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(getTableColumns(table)).filter((key) => key in first);
  const records = rows.map((row) =>
    Object.fromEntries(keys.map((key) => [toSnakeCase(key), row[key] ?? null])),
  );
  const names = sql.join(
    keys.map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`);
}

const ROWS_PER_STATEMENT = 500;

/** PostgreSQL takes at most 65,535 parameters in a statement. */
export async function insertInBatches<Row, Inserted>(
  rows: readonly Row[],
  insert: (portion: Row[]) => PromiseLike<Inserted[]>,
): Promise<Inserted[]> {
  const inserted: Inserted[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    inserted.push(...(await insert(rows.slice(start, start + ROWS_PER_STATEMENT))));
  }
  return inserted;
}
