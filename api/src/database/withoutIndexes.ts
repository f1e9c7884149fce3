import * as z from '@formline/shared/contracts/schema';
import type { ClientBase } from 'pg';

const definitionsSchema = z.array(z.object({ name: z.string(), definition: z.string() }));

/** Rebuilding foreign keys and indexes is much faster than checking row by row. */
export async function withoutIndexes(
  client: ClientBase,
  table: string,
  fill: () => Promise<void>,
): Promise<void> {
  const references = await definitions(
    client,
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = $1::regclass and contype = 'f' order by conname`,
    table,
  );
  const indexes = await definitions(
    client,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique order by indexrelid`,
    table,
  );
  for (const { name } of references) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
  for (const { name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

async function definitions(client: ClientBase, query: string, table: string) {
  const read = z.safeParse(definitionsSchema, (await client.query(query, [table])).rows);
  if (!read.success) throw new Error(`The indexes of ${table} cannot be read.`);
  return read.data;
}
