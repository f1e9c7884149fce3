import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { workspaceRoot } from '@formline/tooling/workspace';
import { median } from '../median';
import { startApiProcess, startEmbeddedProcess } from './apiProcess';
import { atLeast, type BenchContext, type SeededDatabase, type Verdict } from './benchContext';
import { fillDatabase, seedDatabase } from './benchDatabase';
import { alternate, type Call, CONNECTIONS, load, rate, shares } from './load';

/** A small practice: what the embedded database is for. */
const SIZE = { trainers: 2, clients: 60, months: 6 } as const;
const BOUND = 0.2;

const month = new Date().toISOString().slice(0, 7).split('-').map(Number);

/** The same reads of the same rows from the embedded database and from PostgreSQL. */
export async function benchEmbedded(context: BenchContext): Promise<Verdict[]> {
  const { running, serverFile, postgresUrl, seconds, rounds, onProgress } = context;
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-bench-'));
  const cacheDir = path.join(workspaceRoot, '.cache/bench/embedded');
  const onPostgres = await seedDatabase(postgresUrl, { name: 'bench_practice', ...SIZE });
  const database = await startEmbeddedDatabase({ dataDir: folder, cacheDir });
  const inside = await fillDatabase(database.url, SIZE);
  await database.close();
  const postgres = await running.add(() => startApiProcess(serverFile, { DATABASE_URL: onPostgres.url }));
  const embedded = await running.add(() =>
    startEmbeddedProcess(serverFile, { DATA_DIR: folder, CACHE_DIR: cacheDir }),
  );
  const { embedded: own, postgres: server } = await alternate(
    {
      embedded: () => load(embedded.url, months(inside), { seconds, connections: CONNECTIONS }),
      postgres: () => load(postgres.url, months(onPostgres), { seconds, connections: CONNECTIONS }),
    },
    rounds,
  );
  await embedded.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
  onProgress(`month: embedded ${rate(own).toFixed(0)}/s, PostgreSQL ${rate(server).toFixed(0)}/s`);
  return [atLeast('embedded database / PostgreSQL, calls a second', median(shares(own, server)), BOUND)];
}

const months = ({ callers }: SeededDatabase): Call[] =>
  callers.map(({ token, clientId }) => ({
    method: 'GET',
    path: `/v2.2/api/users/${clientId}/month-workouts?year=${month[0]}&month=${month[1]}`,
    token,
  }));
