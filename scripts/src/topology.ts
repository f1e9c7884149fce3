/** `pnpm topology [--seconds N]`: stops API servers under load: nothing acknowledged may be lost or happen twice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startS3StandIn } from '@formline/tooling/delivery/store/s3StandIn';
import { type ApiProcess, buildServer, startApiProcess } from './load-data/apiProcess';
import { type Caller } from './load-data/loadData';
import { fillDatabase } from './load-data/loadData';
import { startThrowAwayPostgres } from './postgres/startThrowAwayPostgres';
import { startProgress } from './process/progress';
import { runProgram } from './process/runProgram';
import type { Running } from './process/running';
import { startNginx } from './topology/runNginx';
import { startWorker } from './topology/startWorker';
import { startDeliveries, startSiteGateway, tryDelivery } from './topology/tryDelivery';
import { countGroups, readOn, type Traffic, writeOn } from './topology/traffic';
import { tryVideo } from './topology/tryVideo';

const SIZE = { trainers: 20, clients: 100, months: 2 } as const;
const READERS = 6;
const WRITERS = 3;
/** As many as a bucket lists at once. */
const KEYS_A_PAGE = 1_000;

class Replica {
  #process: ApiProcess;

  constructor(
    private readonly restart: (port: string) => Promise<ApiProcess>,
    started: ApiProcess,
  ) {
    this.#process = started;
  }

  get url(): string {
    return this.#process.url;
  }

  async kill(): Promise<void> {
    await this.#process.kill();
  }

  async stop(): Promise<void> {
    await this.#process.close();
  }

  async start(): Promise<void> {
    this.#process = await this.restart(new URL(this.url).port);
  }
}

interface Installation {
  readonly DATABASE_URL: string;
  readonly MEDIA_DIR: string;
}

async function startReplica(
  running: Running,
  serverFile: string,
  installation: Installation,
): Promise<Replica> {
  const environment = { ...installation, TRUST_PROXY: 'loopback', JOBS: 'elsewhere' };
  const start = (port?: string) =>
    running.add(() => startApiProcess(serverFile, { ...environment, ...(port && { PORT: port }) }));
  return new Replica(start, await start());
}

async function disturb(
  [first, second]: readonly [Replica, Replica],
  seconds: number,
  say: (line: string) => void,
) {
  const pause = () => wait((seconds * 1000) / 5);
  await pause();
  say('one server is killed');
  await first.kill();
  await pause();
  await first.start();
  say('it is back');
  await pause();
  say('the other server is told to stop');
  const started = performance.now();
  await second.stop();
  say(`it stopped after ${Math.round(performance.now() - started)} ms`);
  await pause();
  await second.start();
  say('it is back');
  await pause();
}

async function use(url: string, callers: readonly Caller[], disturbance: () => Promise<void>) {
  const traffic: Traffic = { reads: 0, failedReads: 0, writes: 0, repeatedWrites: 0, slowestMs: 0 };
  let over = false;
  const isOver = () => over;
  const parts = callers.map((caller) => ({ url, caller, traffic, isOver }));
  const reading = parts.slice(0, READERS).map((part) => readOn(part));
  const writers = parts.slice(READERS, READERS + WRITERS);
  const writing = writers.map((part, writer) => writeOn(part, writer));
  await disturbance();
  over = true;
  await Promise.all(reading);
  const titles = await Promise.all(writing);
  const sum = { lost: 0, twice: 0 };
  for (const [writer, { caller }] of writers.entries()) {
    const { lost, twice } = await countGroups(url, caller, titles[writer] ?? []);
    sum.lost += lost;
    sum.twice += twice;
  }
  return { ...traffic, slowestMs: Math.round(traffic.slowestMs), ...sum };
}

interface Deliveries {
  readonly apiUrl: string;
  readonly folder: string;
  readonly running: Running;
}

async function deliverInto({ apiUrl, folder, running }: Deliveries) {
  const bucket = await running.add(() => startS3StandIn(KEYS_A_PAGE));
  const address = 's3://formline-site/live';
  const cache = path.join(folder, 'cache');
  const gateway = await running.add(() =>
    startSiteGateway({
      address,
      env: { ...bucket.environment, API_URL: apiUrl, PORT: '0', CACHE_DIR: cache },
    }),
  );
  const site = { address, env: bucket.environment };
  const deliveries = await running.add(() => startDeliveries(site, folder));
  return tryDelivery({ url: gateway.url, env: deliveries.team, folder });
}

runProgram(async (running) => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
  const say = startProgress();
  say('building the server, starting PostgreSQL');
  const serverFile = await buildServer();
  const postgres = await running.add(() => startThrowAwayPostgres());
  const { callers, url } = await fillDatabase(postgres.url, SIZE);
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-topology-'));
  await running.add(async () => ({ close: async () => rmSync(folder, { recursive: true, force: true }) }));
  const installation = { DATABASE_URL: url, MEDIA_DIR: path.join(folder, 'media') };
  say('two API servers, nginx before them, and a worker');
  const replicas = await Promise.all([
    startReplica(running, serverFile, installation),
    startReplica(running, serverFile, installation),
  ]);
  const nginx = await running.add(() => startNginx(replicas.map((replica) => replica.url)));
  const workerFile = path.join(path.dirname(serverFile), 'worker.mjs');
  await running.add(() => startWorker(workerFile, installation));
  const [caller] = callers;
  if (!caller) throw new Error('The load data has no trainers.');
  const video = await tryVideo({ uploadTo: replicas[0].url, askAt: nginx.url, folder, caller });
  say(`a video sent to one server was ${video.status} after ${video.milliseconds} ms`);
  const delivery = await deliverInto({ apiUrl: nginx.url, folder, running });
  say('a remote was delivered, rolled back and tried in the running site');
  console.table([delivery]);
  const result = await use(nginx.url, callers, () => disturb(replicas, Number(values.seconds), say));
  console.table([result]);
  await running.close();
  const isGood = result.lost + result.twice + result.failedReads === 0 && video.status === 'FINISHED';
  process.exit(isGood ? 0 : 1);
});
