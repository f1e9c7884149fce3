import path from 'node:path';
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { workspaceRoot } from '@formline/tooling/workspace';
import { startEmbeddedProcess } from '../../load-data/apiProcess';
import { createLoadDatabase, fillDatabase } from '../../load-data/loadData';
import { alternate, load, RepeatedLoad } from '../harness/apiLoad';
import { median } from '../harness/figures';
import { type ApiBench, atLeast, callsOf, reads, type Verdict } from './ApiBench';

const SIZE = { trainers: 2, clients: 60, months: 6 };
const BOUND = 0.2;

export async function benchEmbedded(bench: ApiBench): Promise<Verdict[]> {
  const { running, serverFile, postgresUrl, seconds, rounds, onProgress } = bench.given;
  const dataDir = path.join(bench.given.folder, 'embedded');
  const cacheDir = path.join(workspaceRoot, '.cache/bench/embedded');
  const onPostgres = await createLoadDatabase(postgresUrl, 'bench_practice', SIZE);
  const database = await startEmbeddedDatabase({ dataDir, cacheDir });
  const inside = await fillDatabase(database.url, SIZE);
  await database.close();
  const postgresApi = await bench.startApi(onPostgres);
  const folders = { DATA_DIR: dataDir, CACHE_DIR: cacheDir };
  const embeddedApi = await running.add(() => startEmbeddedProcess(serverFile, folders));
  const insideCalls = callsOf(inside, reads['month workouts']);
  const serverCalls = callsOf(onPostgres, reads['month workouts']);
  const embedded = new RepeatedLoad(() => load(embeddedApi.url, insideCalls, { seconds }));
  const postgres = new RepeatedLoad(() => load(postgresApi.url, serverCalls, { seconds }));
  await alternate([embedded, postgres], rounds);
  await Promise.all([embeddedApi.close(), postgresApi.close()]);
  onProgress(`month: embedded ${embedded.rate.toFixed(0)}/s, PostgreSQL ${postgres.rate.toFixed(0)}/s`);
  const ratio = median(embedded.shares(postgres));
  return [atLeast('embedded database / PostgreSQL, calls a second', ratio, BOUND)];
}
