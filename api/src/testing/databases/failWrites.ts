import type { Pool } from 'pg';
import { type Database, openDatabase } from '../../database/database';

export const writeFaults = [
  'a lock timeout',
  'a full disk',
  'a constraint',
  'a lost connection',
  'a cancelled statement',
] as const;
type WriteFault = (typeof writeFaults)[number];

/** How long a failing write waits for a lock. */
const LOCK_TIMEOUT_MS = 10;

/** The most verbose error of PostgreSQL: the row is in the message and in the detail. */
const raise = (state: string): string =>
  `raise exception 'Failed on %', coalesce(new::text, old::text)
   using errcode = '${state}', detail = coalesce(new::text, old::text)`;

/** The embedded database has one session and no process to end, so the error is raised. */
const raised: Partial<Record<WriteFault, { readonly server: string; readonly embedded: string }>> = {
  'a lock timeout': { server: '', embedded: raise('55P03') },
  'a constraint': { server: raise('23503'), embedded: raise('23503') },
  'a full disk': { server: raise('53100'), embedded: raise('53100') },
  'a lost connection': {
    server: 'perform pg_terminate_backend(pg_backend_pid())',
    embedded: raise('57P01'),
  },
  'a cancelled statement': {
    server: 'perform pg_cancel_backend(pg_backend_pid())',
    embedded: raise('57014'),
  },
};

export async function failWrites(
  pool: Pool,
  fault: WriteFault,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const isEmbedded = pool.options.max === 1;
  if (fault === 'a lock timeout' && !isEmbedded) return lockTables(pool, tables);
  const onEach = async (statement: (table: string) => string): Promise<void> => {
    await pool.query(tables.map(statement).join(';'));
  };
  const body = raised[fault]?.[isEmbedded ? 'embedded' : 'server'] ?? '';
  await pool.query(
    `create or replace function fail_write() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
  );
  const isConstraint = fault === 'a constraint';
  if (isConstraint)
    await onEach((table) => `alter table ${table} add constraint fails check (false) not valid`);
  await onEach(
    (table) =>
      `create trigger fails before ${isConstraint ? '' : 'insert or update or '}delete on ${table} for each row execute function fail_write()`,
  );
  return async () => {
    await onEach((table) => `drop trigger fails on ${table}`);
    if (isConstraint) await onEach((table) => `alter table ${table} drop constraint fails`);
  };
}

async function lockTables(pool: Pool, tables: readonly string[]): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`lock table ${tables.join(', ')} in share mode`);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

/** Writes wait for a lock only briefly, so that a test can wait for them; connections may break. */
export function openImpatientDatabase(url: string): Database {
  const database = openDatabase({ url, onIdleError: () => undefined });
  database.pool.on('connect', (client) => void client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`));
  return database;
}
