import path from 'node:path';
import { startEmbeddedDatabase } from '@formline/api/embedded';
import { workspaceRoot } from '@formline/tooling/workspace';
import { startEmbeddedProcess } from '../../load-data/apiProcess';
import { createLoadDatabase, fillDatabase } from '../../load-data/loadData';
import { atLeast, atMost, type Verdict } from '../harness/figures';
import { type ApiBench, callsOf, reads } from './ApiBench';
import { compareLoads } from './apiLoad';

const MOST_GROWTH = 1.5;
/** Few: under full load the queue dominates the slowest answers. */
const CALM_CONNECTIONS = 2;

/** Each read on a hundredth of the rows and on all of them: the slowest answers must hardly get slower. */
export async function benchGrowth(bench: ApiBench): Promise<Verdict[]> {
  const { small, large, seconds, rounds, onProgress } = bench.given;
  const [smallApi, largeApi] = [await bench.startApi(small), await bench.startApi(large)];
  const verdicts: Verdict[] = [];
  const calm = { seconds, connections: CALM_CONNECTIONS };
  for (const [name, pathOf] of Object.entries(reads)) {
    const [smallCalls, calls] = [callsOf(small, pathOf), callsOf(large, pathOf)];
    const of = await compareLoads(
      {
        less: () => ({ url: smallApi.url, calls: smallCalls, ...calm }),
        more: () => ({ url: largeApi.url, calls, ...calm }),
      },
      rounds,
    );
    const [less, more] = [of('less'), of('more')];
    onProgress(`${name}: ${less.text} with ${small.rows} rows, ${more.text} with ${large.rows}`);
    const growth = more.latency(0.99) / less.latency(0.99);
    verdicts.push(atMost(`${name}: p99 of all rows / of a hundredth`, growth, MOST_GROWTH));
  }
  await Promise.all([smallApi.close(), largeApi.close()]);
  return verdicts;
}

const EMBEDDED_SIZE = { trainers: 2, clients: 60, months: 6 };
const LEAST_EMBEDDED_SHARE = 0.2;

/** The month read of a small database, embedded and on PostgreSQL. */
export async function benchEmbedded(bench: ApiBench): Promise<Verdict[]> {
  const { running, serverFile, postgresUrl, seconds, rounds, onProgress } = bench.given;
  const folders = {
    DATA_DIR: path.join(bench.given.folder, 'embedded'),
    CACHE_DIR: path.join(workspaceRoot, '.cache/bench/embedded'),
  };
  const onPostgres = await createLoadDatabase(postgresUrl, 'bench_practice', EMBEDDED_SIZE);
  const database = await startEmbeddedDatabase({ dataDir: folders.DATA_DIR, cacheDir: folders.CACHE_DIR });
  const inside = await fillDatabase(database.url, EMBEDDED_SIZE);
  await database.close();
  const postgresApi = await bench.startApi(onPostgres);
  const embeddedApi = await running.add(() => startEmbeddedProcess(serverFile, folders));
  const insideCalls = callsOf(inside, reads['month workouts']);
  const serverCalls = callsOf(onPostgres, reads['month workouts']);
  const of = await compareLoads(
    {
      embedded: () => ({ url: embeddedApi.url, calls: insideCalls, seconds }),
      postgres: () => ({ url: postgresApi.url, calls: serverCalls, seconds }),
    },
    rounds,
  );
  await Promise.all([embeddedApi.close(), postgresApi.close()]);
  onProgress(`month: embedded ${of('embedded').text}, PostgreSQL ${of('postgres').text}`);
  const share = of('embedded').shareOf(of('postgres'));
  return [atLeast('embedded database / PostgreSQL, calls a second', share, LEAST_EMBEDDED_SHARE)];
}
