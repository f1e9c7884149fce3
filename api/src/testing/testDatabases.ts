import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '../database/database';
import { startEmbeddedDatabase } from '../database/embedded/startEmbeddedDatabase';
import { migrateDatabase } from '../database/migrate';
import { seed } from '../database/seed/seed';
import { packageRoot } from '../packageRoot';
import { TEST_TODAY } from './testDay';

export interface TestDatabases {
  /** One for each Jest worker. */
  readonly urls: readonly string[];
  close(): Promise<void>;
}

/** Where a prepared empty cluster is kept between test runs. */
export const testCacheDir = join(packageRoot, '.cache', 'embedded');

/** Embedded databases, one for each worker because each serves one session at a time. */
export async function startEmbeddedTestDatabases(folder: string, count: number): Promise<TestDatabases> {
  const started: Awaited<ReturnType<typeof startEmbeddedDatabase>>[] = [];
  for (let worker = 1; worker <= count; worker += 1) {
    const database = await startEmbeddedDatabase({
      dataDir: join(folder, `worker-${worker}`),
      cacheDir: testCacheDir,
    });
    started.push(database);
    await prepare(database.url);
  }
  return {
    urls: started.map(({ url }) => url),
    close: async () => {
      for (const database of started) await database.close();
    },
  };
}

/** New databases on a PostgreSQL server, set up as awkwardly as one may meet them; dropped when the run ends. */
export async function createServerTestDatabases(serverUrl: string, count: number): Promise<TestDatabases> {
  const names = Array.from({ length: count }, (_, worker) => `formline_test_${process.pid}_${worker + 1}`);
  const urls = names.map((name) => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return url.href;
  });
  await onServer(
    serverUrl,
    names.flatMap((name) => [
      `create database ${name}`,
      `alter database ${name} set datestyle = 'SQL, DMY'`,
      `alter database ${name} set timezone = 'Pacific/Apia'`,
    ]),
  );
  for (const url of urls) await prepare(url);
  return {
    urls,
    close: () =>
      onServer(
        serverUrl,
        names.map((name) => `drop database ${name} with (force)`),
      ),
  };
}

async function prepare(url: string): Promise<void> {
  const database = openTestDatabase(url);
  await migrateDatabase(database);
  await seed(database, { today: TEST_TODAY, demo: true });
  await database.close();
}

/** A database in which a connection that breaks breaks the test. */
export function openTestDatabase(url: string): Database {
  return openDatabase({
    url,
    onIdleError: (error) => {
      throw error;
    },
  });
}

async function onServer(serverUrl: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
