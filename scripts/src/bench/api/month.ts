import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@formline/tooling/workspace';
import { median } from '../median';
import { type ApiProcess, startApiProcess } from './apiProcess';
import { atLeast, below, type BenchContext, type Verdict } from './benchContext';
import { withClient } from './benchDatabase';
import { alternate, type Call, CONNECTIONS, load, type LoadRun, quantile, rate, send, shares } from './load';
import { plansOf } from './plans';

/** A busy month of one client, and one that nobody would believe. */
const ROWS = { busy: 83, heavy: 1106 } as const;
const BOUNDS = { busy: 0.4, heavy: 0.08 } as const;
const MONTH = { year: 2031, month: 1 } as const;
const P99_PER_P50 = 6;
/** Many short turns instead of each long one: what else the machine does then meets both routes alike. */
const TURNS_PER_ROUND = 4;

const constantServer = path.join(workspaceRoot, 'scripts/src/bench/api/constantServer.ts');

interface Servers {
  readonly api: ApiProcess;
  readonly constant: ApiProcess;
}

/**
 * A month read, beside a route of constant text of the same length with the same check of the caller: what is left is the
 * work for the month itself. The same without that check is told as well; it has no bound.
 */
export async function benchMonth(context: BenchContext): Promise<Verdict[]> {
  const { running, serverFile, large } = context;
  const folder = mkdtempSync(path.join(tmpdir(), 'formline-bench-'));
  const api = await running.add(() => startApiProcess(serverFile, { DATABASE_URL: large.url }));
  const verdicts: Verdict[] = [];
  for (const size of ['busy', 'heavy'] as const) {
    const call = await prepareMonth(context, size);
    const file = path.join(folder, size);
    writeFileSync(file, await send(api.url, call));
    const constant = await running.add(() =>
      startApiProcess(constantServer, { DATABASE_URL: large.url, BENCH_BODY: file }, ['--import', 'tsx']),
    );
    verdicts.push(...(await compare(context, { api, constant }, { size, call })));
    await constant.close();
  }
  await api.close();
  rmSync(folder, { recursive: true });
  return verdicts;
}

async function compare(
  context: BenchContext,
  { api, constant }: Servers,
  { size, call }: { readonly size: keyof typeof ROWS; readonly call: Call },
): Promise<Verdict[]> {
  const { seconds, rounds, onProgress } = context;
  const drive = { seconds: (2 * seconds) / TURNS_PER_ROUND, connections: CONNECTIONS };
  const { open, signedIn, month } = await alternate(
    {
      open: () => load(constant.url, [{ ...call, path: '/open', token: '' }], drive),
      signedIn: () => load(constant.url, [call], drive),
      month: () => load(api.url, [call], drive),
    },
    // An odd number, so that one is in the middle.
    rounds * TURNS_PER_ROUND + 1,
  );
  const ratios = shares(month, signedIn);
  const title = `month of ${ROWS[size]} rows`;
  onProgress(
    `${title}: ${describe(month)}; constant, signed in: ${describe(signedIn)}; constant, open: ${describe(open)}, ratio ${median(shares(month, open)).toFixed(3)}`,
  );
  onProgress(
    `${title}: month / constant, signed in, turn by turn: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
  );
  const plans = await plansOf(context, () => send(api.url, call));
  const plan = plans.find(({ scans }) => scans.some(({ table }) => table === 'scheduled_workouts'));
  const scan = plan?.scans.find(({ table }) => table === 'scheduled_workouts');
  return [
    atLeast(`${title}: calls a second / constant body`, median(ratios), BOUNDS[size]),
    below(`${title}: p99 / p50`, quantile(month, 0.99) / quantile(month, 0.5), P99_PER_P50),
    {
      figure: `${title}: how PostgreSQL reads it`,
      measured: `${scan?.kind ?? 'not at all'}, ${scan?.heapFetches ?? 0} rows fetched, ${plan?.buffers ?? 0} buffers`,
      target: 'Index Only Scan, 0 rows fetched',
      met: scan?.kind === 'Index Only Scan' && scan.heapFetches === 0,
    },
  ];
}

const describe = (runs: readonly LoadRun[]): string =>
  `${rate(runs).toFixed(0)}/s, p50 ${quantile(runs, 0.5).toFixed(1)}, p99 ${quantile(runs, 0.99).toFixed(1)} ms`;

/** Gives one client exactly so many days in one month and answers the call that reads it. */
async function prepareMonth({ large }: BenchContext, size: keyof typeof ROWS): Promise<Call> {
  const caller = large.callers[size === 'busy' ? 0 : 1];
  if (!caller) throw new Error('The load data has too few trainers.');
  await withClient(large.url, async (client) => {
    await client.query(
      `insert into scheduled_workouts (user_schedule_id, trainer_id, client_id, workout_id, date, workout_name,
         program_name, program_category_name, total_dur_seconds)
       select s.user_schedule_id, s.trainer_id, s.client_id, s.workout_id, date '${MONTH.year}-0${MONTH.month}-01' + n % 31,
         s.workout_name, s.program_name, s.program_category_name, s.total_dur_seconds
       from generate_series(1, $2::int) n,
         (select * from scheduled_workouts where client_id = $1 order by date limit 1) s`,
      [caller.clientId, ROWS[size]],
    );
    await client.query('vacuum analyze scheduled_workouts');
  });
  return {
    method: 'GET',
    path: `/v2.2/api/users/${caller.clientId}/month-workouts?month=${MONTH.month}&year=${MONTH.year}`,
    token: caller.token,
  };
}
