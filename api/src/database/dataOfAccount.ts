import { type SQL, sql } from 'drizzle-orm';
import { isEmail } from '../modules/accounts/accountRemoval/removalRequests.repository';
import type { DatabaseHandle } from './database';
import { users } from './schema/users';

export interface DataOfAccount {
  /** The rows about the person by table, each as JSON by column. */
  readonly tables: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  /** Keys of their pictures and exercise videos in the media store. */
  readonly files: readonly string[];
}

/** Keys of sign-ins, and what only repeats other rows: emails that wait and the undo of calendars. */
const LEFT_OUT = [
  'user_credentials',
  'refresh_tokens',
  'access_tokens',
  'one_time_tokens',
  'known_devices',
  'two_step_secrets',
  'recovery_codes',
  'outgoing_letters',
  'calendar_changes',
  'calendar_change_rows',
];

/** A row with a client is about the client, also when a trainer is in it. */
const CLIENT_COLUMNS = ['client_id', 'subject_id'];
/** Who made a record or a change, which is about somebody else. */
const AUTHOR_COLUMNS = ['recorded_by', 'changed_by'];

/** Null when nobody has the address. The tables are found by their foreign keys, so that a new one takes part. */
export async function readDataOfAccount(db: DatabaseHandle, email: string): Promise<DataOfAccount | null> {
  const [account] = await db.select({ id: users.id }).from(users).where(isEmail(users.email, email));
  if (!account) return null;
  const conditions = conditionsOf(await listKeys(db), account.id);
  const reads = [...conditions].map(
    ([table, isAbout]) =>
      sql`select ${table} as name, to_jsonb(one) as row from ${sql.identifier(table)} one where ${isAbout}`,
  );
  // One statement, so that all tables are read as of one moment.
  const { rows } = await db.execute<{ name: string; row: Record<string, unknown> }>(
    sql.join(reads, sql` union all `),
  );
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const { name, row } of rows) (tables[name] ??= []).push(readableColumns(row));
  return { tables, files: filesOf(tables['uploaded_media'] ?? []) };
}

interface Key extends Record<string, unknown> {
  readonly name: string;
  readonly column: string;
  readonly target: string;
  readonly cascades: boolean;
}

async function listKeys(db: DatabaseHandle): Promise<Key[]> {
  const { rows } = await db.execute<Key>(sql`
    select conrelid::regclass::text as name, attname::text as "column", confrelid::regclass::text as target,
      confdeltype = 'c' as cascades
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' order by name, attnum`);
  return rows.filter(({ name }) => !LEFT_OUT.includes(name));
}

/** By table: whether its row is about the account. */
function conditionsOf(keys: readonly Key[], id: number): Map<string, SQL> {
  const conditions = new Map<string, SQL>([['users', sql`id = ${id}`]]);
  const people = keys.filter(({ target, column }) => target === 'users' && !AUTHOR_COLUMNS.includes(column));
  for (const name of new Set(people.map((key) => key.name))) {
    const columns = people.filter((key) => key.name === name).map(({ column }) => column);
    const ofClient = columns.filter((column) => CLIENT_COLUMNS.includes(column));
    const inOrder = [...ofClient, ...columns.filter((column) => !ofClient.includes(column))];
    const whose = sql.join(
      inOrder.map((column) => sql.identifier(column)),
      sql`, `,
    );
    conditions.set(name, sql`coalesce(${whose}) = ${id}`);
  }
  conditions.set(
    'workouts',
    sql`case when is_schedule_copy
      then id in (select workout_id from scheduled_workouts where client_id = ${id}) else owner_id = ${id} end`,
  );
  // The first key names the parent, a later one what else is in the row: the parent of a corrective exercise is its assessment.
  const toParents = keys.filter(
    (key) => key === keys.find(({ name, cascades }) => cascades && name === key.name),
  );
  return withChildren(conditions, toParents);
}

/** Adds the tables whose rows are deleted with a row of these, such as the sets of a logged workout. */
function withChildren(conditions: Map<string, SQL>, toParents: readonly Key[]): Map<string, SQL> {
  const children = toParents.filter(({ name, target }) => conditions.has(target) && !conditions.has(name));
  if (children.length === 0) return conditions;
  for (const { name, column, target } of children) {
    const parents = sql`select id from ${sql.identifier(target)} where ${conditions.get(target)}`;
    conditions.set(name, sql`${sql.identifier(column)} in (${parents})`);
  }
  return withChildren(conditions, toParents);
}

/** Hashes of secrets, and what repeats a text for searches. */
const LEFT_OUT_COLUMNS = /^search_|_hash$/;

const readableColumns = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !LEFT_OUT_COLUMNS.test(column)));

/** A workout's video consists of many files that its trainer has as one, so it is left out. */
const filesOf = (media: readonly Record<string, unknown>[]): string[] =>
  media
    .filter(({ kind }) => kind !== 'workout-video')
    .flatMap((row) => [row['media_key'], row['thumbnail_key']])
    .filter((key) => typeof key === 'string');
