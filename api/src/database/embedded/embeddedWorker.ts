import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import * as z from '@formline/shared/contracts/schema';
import {
  clusterFolderOf,
  draftClusterFolder,
  publishCluster,
  readTemplate,
  writeTemplate,
} from './databaseFiles';
import { SyncedNodeFS } from './SyncedNodeFS';

const orderSchema = z.object({
  dataDir: z.string(),
  cacheDir: z.string(),
  isNew: z.boolean(),
  socketPath: z.nullable(z.string()),
  port: z.number(),
});

/** The pool keeps one connection; the others leave room for a replacement while the old one closes. */
const MAX_CONNECTIONS = 4;

const options: PGliteOptions = {
  extensions: { pg_trgm, unaccent },
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ],
};

void run().catch((error: unknown) => {
  parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
});

async function run(): Promise<void> {
  const order = z.safeParse(orderSchema, workerData);
  if (!order.success || !parentPort)
    throw new Error('The embedded database was started without its settings.');
  const { dataDir, cacheDir, isNew, socketPath, port } = order.data;
  if (isNew) await setUpCluster(dataDir, cacheDir);
  const files = new SyncedNodeFS(clusterFolderOf(dataDir));
  const database = await PGlite.create({ ...options, fs: files });
  const appliedMigrations = await countAppliedMigrations(database);
  await assertSynced(database, files);
  const server = new PGLiteSocketServer({
    db: database,
    maxConnections: MAX_CONNECTIONS,
    ...(socketPath === null ? { host: '127.0.0.1', port } : { path: socketPath }),
  });
  await server.start();
  parentPort.once('message', () => {
    void server
      .stop()
      .then(() => database.close())
      .then(() => parentPort?.postMessage({ closed: true }))
      .then(() => parentPort?.close());
  });
  parentPort.postMessage({ ready: true, appliedMigrations });
}

/** Works in a draft folder that is renamed at the end, so that an interrupted set-up starts again. */
async function setUpCluster(dataDir: string, cacheDir: string): Promise<void> {
  const version = embeddedVersion();
  let template = readTemplate(cacheDir, version);
  if (!template) {
    const blank = await PGlite.create(options);
    template = await blank.dumpDataDir('none');
    await blank.close();
    await writeTemplate(cacheDir, version, template);
  }
  const draft = await PGlite.create({
    ...options,
    fs: new SyncedNodeFS(draftClusterFolder(dataDir)),
    loadDataDir: template,
  });
  await draft.exec('checkpoint');
  await draft.close();
  publishCluster(dataDir);
}

/** 0 in a database that is not Formline's or has no tables. Read before anything is written. */
async function countAppliedMigrations(database: PGlite): Promise<number> {
  const tables = await database.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.users') is not null as known",
  );
  if (tables.rows[0]?.known !== true) return 0;
  const applied = await database.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return applied.rows[0]?.count ?? 0;
}

/** A later version of the runtime might silently stop syncing commits to disk. */
async function assertSynced(database: PGlite, files: SyncedNodeFS): Promise<void> {
  const before = files.syncs;
  await database.exec(
    'create table if not exists durability_probe (checked_at timestamptz not null);' +
      'delete from durability_probe; insert into durability_probe values (now());',
  );
  if (files.syncs === before) {
    throw new Error(
      'The embedded database does not write through to the disk: its pinned version was changed.',
    );
  }
}

function embeddedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  const read = z.safeParse(z.object({ version: z.string() }), manifest);
  if (!read.success) throw new Error('The embedded database has no version.');
  return read.data.version;
}
