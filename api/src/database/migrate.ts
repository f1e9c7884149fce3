import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { packageRoot } from '../packageRoot';
import type { Database } from './database';

/** Arbitrary, but the same in all servers of one database. */
const MIGRATION_LOCK = 7_240_151;

const migrationsFolder = join(packageRoot, 'migrations');

/** Servers that start together wait for each other: the lock belongs to the connection that migrates. */
export async function migrateDatabase({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await client.query('reset lock_timeout; reset statement_timeout');
    }
  } finally {
    client.release();
  }
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

export function countMigrations(): number {
  const journal: unknown = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  const read = z.safeParse(journalSchema, journal);
  if (!read.success) throw new Error('The list of migrations cannot be read.');
  return read.data.entries.length;
}
