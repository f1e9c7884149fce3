import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { median } from '../median';
import { startApiProcess } from './apiProcess';
import { atLeast, below, type BenchContext, type Caller, type Verdict } from './benchContext';
import { alternate, type Call, CONNECTIONS, load, type LoadRun, quantile, rate, send, shares } from './load';

const LEAST_SHARE = 0.2;
const MOST_P99_PER_P50 = 5;
/** More than a server works on at once. */
const MANY_CONNECTIONS = 200;

const words = ['squat', 'press', 'lateral lunge', 'kettlebell', 'ring row', 'plank'];

/** The lists people search and open all day, each for many different trainers. */
const lists: Readonly<Record<string, (index: number) => string>> = {
  'exercise search': (index) =>
    `/v2.4/api/formline-exercises?search=${encodeURIComponent(words[index % words.length] ?? '')}`,
  'client list': () => '/v2.2/api/users/trainer/clients',
};

const constantServer = path.join(workspaceRoot, 'scripts/src/bench/api/constantServer.ts');

/** Each list beside a route of constant text of the same length with the same check of the caller. */
export async function benchLists(context: BenchContext): Promise<Verdict[]> {
  const { running, serverFile, large } = context;
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-bench-'));
  const api = await running.add(() => startApiProcess(serverFile, { DATABASE_URL: large.url }));
  const verdicts: Verdict[] = [];
  for (const [name, pathFor] of Object.entries(lists)) {
    const calls = large.callers.map((caller, index) => callOf(caller, pathFor(index)));
    const file = path.join(folder, 'body');
    writeFileSync(file, calls[0] ? await send(api.url, calls[0]) : '');
    const constant = await running.add(() =>
      startApiProcess(constantServer, { DATABASE_URL: large.url, BENCH_BODY: file }, ['--import', 'tsx']),
    );
    verdicts.push(...(await compare(context, { name, calls, api: api.url, constant: constant.url })));
    await constant.close();
  }
  await api.close();
  rmSync(folder, { recursive: true });
  return verdicts;
}

const callOf = ({ token }: Caller, url: string): Call => ({ method: 'GET', path: url, token });

interface ListRun {
  readonly name: string;
  readonly calls: readonly Call[];
  readonly api: string;
  readonly constant: string;
}

async function compare(
  { seconds, rounds, onProgress }: BenchContext,
  { name, calls, api, constant }: ListRun,
): Promise<Verdict[]> {
  const many = { seconds, connections: MANY_CONNECTIONS, mayBeShed: true };
  const few = { seconds, connections: CONNECTIONS };
  const runs = await alternate(
    {
      constantOfMany: () => load(constant, calls, many),
      ofMany: () => load(api, calls, many),
      constantOfFew: () => load(constant, calls, few),
      ofFew: () => load(api, calls, few),
    },
    rounds,
  );
  onProgress(
    `${name}: ${MANY_CONNECTIONS} connections ${describe(runs.ofMany)}, constant ${describe(runs.constantOfMany)}; ${CONNECTIONS} connections ${describe(runs.ofFew)}, constant ${describe(runs.constantOfFew)}`,
  );
  return [
    atLeast(
      `${name}: calls a second / constant, ${MANY_CONNECTIONS} connections`,
      median(shares(runs.ofMany, runs.constantOfMany)),
      LEAST_SHARE,
    ),
    atLeast(
      `${name}: calls a second / constant, ${CONNECTIONS} connections`,
      median(shares(runs.ofFew, runs.constantOfFew)),
      LEAST_SHARE,
    ),
    below(
      `${name}: p99 / p50, ${CONNECTIONS} connections`,
      quantile(runs.ofFew, 0.99) / quantile(runs.ofFew, 0.5),
      MOST_P99_PER_P50,
    ),
  ];
}

const describe = (runs: readonly LoadRun[]): string =>
  `${rate(runs).toFixed(0)}/s (p50 ${quantile(runs, 0.5).toFixed(1)}, p99 ${quantile(runs, 0.99).toFixed(1)} ms, ${median(runs.map(({ shed }) => shed))} shed)`;
