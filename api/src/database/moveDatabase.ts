import * as z from '@formline/shared/contracts/schema';
import { Client, type ClientBase } from 'pg';
import { openDatabase } from './database';
import { migrateDatabase } from './migrate';
import { withoutIndexes } from './withoutIndexes';

const ROWS_PER_STATEMENT = 1000;
const SESSION = '-c datestyle=ISO,YMD -c timezone=UTC -c statement_timeout=0';

export interface Move {
  readonly from: string;
  readonly to: string;
  readonly onProgress: (line: string) => void;
}

/** Both databases must have the same schema. Runs in one transaction. */
export async function moveDatabase({ from, to, onProgress }: Move): Promise<void> {
  for (const url of [from, to]) {
    const database = openDatabase({ url, onIdleError: () => undefined });
    try {
      await migrateDatabase(database);
    } finally {
      await database.close();
    }
  }
  await connected(from, (source) =>
    connected(to, async (target) => {
      await source.query('begin read only');
      await target.query('begin');
      const { rowCount } = await target.query('select from users limit 1');
      if (rowCount !== 0) throw new Error('The other database has users already: give an empty one.');
      const tables = await listTables(source);
      await target.query(`truncate ${tables.join(', ')}`);
      const copyAll = async (): Promise<void> => {
        for (const table of tables) onProgress(`${table}: ${await copyTable(source, target, table)}`);
      };
      await tables.reduce((fill, table) => () => withoutIndexes(target, table, fill), copyAll)();
      await copySequences(source, target);
      await target.query('commit');
      await target.query('analyze');
    }),
  );
}

async function connected(url: string, work: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, options: SESSION });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function listTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'durability_probe' order by relname`,
  );
  return namesIn(rows);
}

/** Rows travel as PostgreSQL's JSON, which it reads back exactly; generated columns are computed again. */
async function copyTable(source: ClientBase, target: ClientBase, table: string): Promise<number> {
  const { rows } = await target.query(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const columns = namesIn(rows).join(', ');
  await source.query(
    `declare copied cursor for select to_json(r)::text as name from (select ${columns} from ${table}) r`,
  );
  let copied = 0;
  for (;;) {
    const portion = namesIn((await source.query(`fetch ${ROWS_PER_STATEMENT} from copied`)).rows);
    if (portion.length === 0) break;
    await target.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [`[${portion.join(',')}]`],
    );
    copied += portion.length;
  }
  await source.query('close copied');
  return copied;
}

async function copySequences(source: ClientBase, target: ClientBase): Promise<void> {
  const { rows } = await source.query(
    `select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as name
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const statement of namesIn(rows)) await target.query(statement);
}

function namesIn(rows: unknown): string[] {
  const read = z.safeParse(z.array(z.object({ name: z.string() })), rows);
  if (!read.success) throw new Error('The database answered in an unknown way.');
  return read.data.map(({ name }) => name);
}
