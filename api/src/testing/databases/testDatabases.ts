import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../database/database';
import { startEmbeddedDatabase } from '../../database/embedded/startEmbeddedDatabase';
import { migrateDatabase } from '../../database/migrate';
import { seed } from '../../database/seed/seed';
import { packageRoot } from '../../packageRoot';
import { TEST_TODAY } from '../testDay';
import { keepRows } from './keptRows';
import { onServer } from './onServer';

/** Migrated and seeded databases. */
export interface TestDatabaseUrls {
  /** One for each Jest worker. */
  readonly workers: readonly string[];
  /** On PostgreSQL: copied to the worker's database for each test file. */
  readonly template: string | null;
}

export interface TestDatabases {
  readonly urls: TestDatabaseUrls;
  close(): Promise<void>;
}

/** Where a prepared empty cluster is kept between test runs. */
export const testCacheDir = join(packageRoot, '.cache', 'embedded');

/** Embedded databases, one for each worker because each serves one session at a time; the others are copies of the first. */
export async function startEmbeddedTestDatabases(folder: string, count: number): Promise<TestDatabases> {
  const dataDirs = Array.from({ length: count }, (_, worker) => join(folder, `worker-${worker + 1}`));
  const start = (dataDir: string) => startEmbeddedDatabase({ dataDir, cacheDir: testCacheDir });
  const [firstDir = folder, ...otherDirs] = dataDirs;
  const first = await start(firstDir);
  await prepare(first.url);
  await keepRows(first.url, 'seeded');
  await first.close();
  for (const dataDir of otherDirs) await cp(firstDir, dataDir, { recursive: true });
  const started = await Promise.all(dataDirs.map(start));
  return {
    urls: { workers: started.map(({ url }) => url), template: null },
    close: async () => {
      for (const database of started) await database.close();
    },
  };
}

/** A new template on a PostgreSQL server; template and copies are dropped at the end of the run. */
export async function createServerTestDatabases(serverUrl: string, count: number): Promise<TestDatabases> {
  const template = `formline_test_${process.pid}`;
  const copies = Array.from({ length: count }, (_, worker) => `${template}_${worker + 1}`);
  await onServer(serverUrl, [`create database ${template}`, ...awkwardSettings(template)]);
  await prepare(urlOf(serverUrl, template));
  return {
    urls: {
      workers: copies.map((name) => urlOf(serverUrl, name)),
      template: urlOf(serverUrl, template),
    },
    close: () =>
      onServer(
        serverUrl,
        [...copies, ...copies.map((name) => `${name}_kept`), template].map(
          (name) => `drop database if exists ${name} with (force)`,
        ),
      ),
  };
}

/** Beside a worker's database: where a test file keeps its own world, copied for each of its tests. */
export const keptUrlOf = (url: string): string => urlOf(url, `${databaseOf(url)}_kept`);

/** Replaces a database by a new copy of the template, which nobody may be connected to. */
export async function copyTemplate(template: string, url: string): Promise<void> {
  const [from, to] = [databaseOf(template), databaseOf(url)];
  await onServer(urlOf(template, 'postgres'), [
    `drop database if exists ${to} with (force)`,
    `create database ${to} template ${from} strategy file_copy`,
    ...awkwardSettings(to),
  ]);
}

/** As awkward as they may be in production; a copy does not inherit them. */
const awkwardSettings = (name: string): string[] => [
  `alter database ${name} set datestyle = 'SQL, DMY'`,
  `alter database ${name} set timezone = 'Pacific/Apia'`,
];

const databaseOf = (url: string): string => new URL(url).pathname.slice(1);

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function prepare(url: string): Promise<void> {
  const database = openTestDatabase(url);
  await migrateDatabase(database);
  await seed(database, { today: TEST_TODAY, demo: true });
  await database.close();
}

/** A broken connection fails the test; the pool does not wait for its connections. */
export function openTestDatabase(url: string): Database {
  let isClosed = false;
  const database = openDatabase({
    url,
    onIdleError: (error) => {
      if (!isClosed) throw error;
    },
  });
  const close = (): Promise<void> => {
    isClosed = true;
    return database.close();
  };
  return { ...database, close };
}
