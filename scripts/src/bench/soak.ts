/** `pnpm bench:soak [--minutes N] [--per-second N] [--database embedded|postgres]`: memory and delays under load. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createClientGroup,
  deleteClientGroup,
  listClientGroups,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import * as z from '@formline/shared/contracts/schema';
import type { Caller } from '../load-data/loadData';
import { type Call, requestOf } from './harness/calls';
import { atMost, median, quantile } from './harness/figures';
import { openRestartableServer } from './harness/restartableServer';
import { runBench } from './harness/runBench';

const PROCESS_REPORT = path.join(import.meta.dirname, 'soak/processReport.mjs');
const PARTS = 12;
const MS_PER_MINUTE = 60_000;
const MONTHS = 12;
/** Measured from the first quarter on, when caches are full. */
const MOST_GROWTH = 1.2;
const SEARCHES = ['squat', 'press', 'lateral lunge', 'kettlebell', 'ring row', 'plank'];

const reportSchema = z.object({
  rssMb: z.number(),
  heapMb: z.number(),
  lagP50Ms: z.number(),
  lagP99Ms: z.number(),
  lagMaxMs: z.number(),
});

interface CallLog {
  readonly latencies: number[];
  readonly failures: string[];
}

const createdSchema = z.object({ result: createClientGroup.result });

interface Round {
  readonly round: number;
  readonly caller: Caller;
  readonly log: CallLog;
}

async function makeTrainerCalls(url: string, { round, caller, log }: Round): Promise<void> {
  const { token, clientId, otherClientId } = caller;
  const send = async (method: Call['method'], at: string, body?: string): Promise<unknown> => {
    const started = performance.now();
    const call = requestOf({ method, path: at, token, ...(body !== undefined && { body }) });
    const answer = await fetch(url + at, call);
    const text = await answer.text();
    log.latencies.push(performance.now() - started);
    if (answer.status === 200) return JSON.parse(text);
    log.failures.push(`${method} ${at}: ${answer.status}`);
    return null;
  };
  const word = encodeURIComponent(SEARCHES[round % SEARCHES.length] ?? '');
  const month = `month=${(round % MONTHS) + 1}&year=${new Date().getFullYear()}`;
  await send('GET', listTrainerClients.path);
  await send('GET', `/v2.4/api/formline-exercises?search=${word}`);
  await send('GET', `/v2.2/api/users/${clientId}/month-workouts?${month}`);
  const group = JSON.stringify({ title: `soak ${round}`, client_user_ids: [clientId, otherClientId] });
  const created = z.safeParse(createdSchema, await send('POST', createClientGroup.path, group));
  await send('GET', listClientGroups.path);
  const id = created.data?.result.id;
  if (id !== undefined) await send('DELETE', deleteClientGroup.path.replace(':id', String(id)));
}

function reportsIn(file: string): z.output<typeof reportSchema>[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.flatMap((line) => z.safeParse(reportSchema, JSON.parse(line)).data ?? []);
}

runBench({ minutes: 60, 'per-second': 4, database: 'embedded' }, async (bench) => {
  const reportFile = path.join(await bench.folder(), 'report');
  const partMs = (bench.number('minutes') * MS_PER_MINUTE) / PARTS;
  bench.onProgress('filling the database');
  const server = await openRestartableServer(bench, {
    database: bench.text('database'),
    nodeArguments: ['--import', PROCESS_REPORT],
    environment: { PROCESS_REPORT: reportFile, PROCESS_REPORT_MS: String(partMs) },
  });
  const api = await server.start();
  const failures: string[] = [];
  const parts: (z.output<typeof reportSchema> & Record<'calls' | 'p50Ms' | 'p99Ms', number>)[] = [];
  for (let part = 1, round = 0; part <= PARTS; part += 1) {
    const log: CallLog = { latencies: [], failures };
    const open: Promise<void>[] = [];
    for (; reportsIn(reportFile).length < part; round += 1) {
      open.push(makeTrainerCalls(api.url, { round, caller: server.callerOf(round), log }));
      await wait(1000 / bench.number('per-second'));
    }
    await Promise.all(open);
    const { latencies } = log;
    const [p50Ms, p99Ms] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
    for (const report of reportsIn(reportFile).slice(-1)) {
      parts.push({ ...report, calls: latencies.length, p50Ms, p99Ms });
    }
    bench.onProgress(JSON.stringify(rounded(parts.at(-1) ?? {})));
  }
  await api.close();
  console.table(parts.map(rounded));
  for (const failure of new Set(failures)) console.log(failure);
  const memory = (from: number, to?: number) => median(parts.slice(from, to).map(({ rssMb }) => rssMb));
  const growth = memory(-PARTS / 4) / memory(PARTS / 4, PARTS / 2);
  return [
    atMost('calls that failed', failures.length, 0),
    atMost('memory of the last quarter / of the second', growth, MOST_GROWTH),
  ];
});

const rounded = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10]));
