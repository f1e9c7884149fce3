import { type ApiProcess, startApiProcess } from './apiProcess';
import { below, type BenchContext, type Caller, type SeededDatabase, type Verdict } from './benchContext';
import { withClient } from './benchDatabase';
import { alternate, type Call, load, quantile, rate, send } from './load';
import { plansOf } from './plans';

const MOST_GROWTH = 1.5;
/** Few: on a server that is never idle the slowest answers tell of the queue before it, not of the rows. */
const CALM_CONNECTIONS = 2;
/** A table below this is read faster as a whole than through an index. */
const LARGE_TABLE_ROWS = 2000;

const month = new Date().getUTCMonth() + 1;
const year = new Date().getUTCFullYear();
const today = new Date().toISOString().slice(0, 10);
const words = ['squat', 'press', 'lateral lunge', 'kettlebell', 'ring row', 'plank'];

/** The reads people wait for, each for many different trainers. */
const reads: Readonly<Record<string, (caller: Caller, index: number) => string>> = {
  'month workouts': ({ clientId }) =>
    `/v2.2/api/users/${clientId}/month-workouts?month=${month}&year=${year}`,
  'calendar day': ({ clientId }) => `/v2.2/api/users/${clientId}/dashboard/calendar-day?date=${today}`,
  'trainer clients': () => '/v2.2/api/users/trainer/clients',
  'exercise search': (_caller, index) =>
    `/v2.4/api/formline-exercises?search=${encodeURIComponent(words[index % words.length] ?? '')}`,
  'program read': ({ programId }) => `/v2.2/api/formline-programs/${programId}`,
};

/** Each read on a hundredth of the rows and on all of them: the slowest answers must hardly get slower. */
export async function benchGrowth(context: BenchContext): Promise<Verdict[]> {
  const { running, serverFile, small, large, seconds, rounds, onProgress } = context;
  const start = ({ url }: SeededDatabase) =>
    running.add(() => startApiProcess(serverFile, { DATABASE_URL: url }));
  const servers = { small: await start(small), large: await start(large) };
  const bigTables = await largeTables(large.url);
  const verdicts: Verdict[] = [];
  for (const [name, pathFor] of Object.entries(reads)) {
    const calls = (database: SeededDatabase): Call[] =>
      database.callers.map((caller, index) => ({
        method: 'GET',
        path: pathFor(caller, index),
        token: caller.token,
      }));
    const results = await alternate(
      {
        small: () => load(servers.small.url, calls(small), { seconds, connections: CALM_CONNECTIONS }),
        large: () => load(servers.large.url, calls(large), { seconds, connections: CALM_CONNECTIONS }),
      },
      rounds,
    );
    const [less, more] = [quantile(results.small, 0.99), quantile(results.large, 0.99)];
    onProgress(
      `${name}: p99 ${less.toFixed(1)} ms of ${small.rows} rows, ${more.toFixed(1)} ms of ${large.rows}; ${rate(results.small).toFixed(0)} and ${rate(results.large).toFixed(0)} calls/s`,
    );
    verdicts.push(below(`${name}: p99 of all rows / of a hundredth`, more / less, MOST_GROWTH));
    verdicts.push(
      await planVerdict(context, { name, server: servers.large, calls: calls(large), bigTables }),
    );
  }
  await servers.small.close();
  await servers.large.close();
  return verdicts;
}

interface PlanQuestion {
  readonly name: string;
  readonly server: ApiProcess;
  readonly calls: readonly Call[];
  readonly bigTables: ReadonlySet<string>;
}

/** No query behind the read goes through a large table from end to end. */
async function planVerdict(
  context: BenchContext,
  { name, server, calls, bigTables }: PlanQuestion,
): Promise<Verdict> {
  const plans = await plansOf(context, async () => {
    for (const call of calls.slice(0, 20)) await send(server.url, call);
  });
  const scans = plans.flatMap((plan) => plan.scans).filter(({ table }) => bigTables.has(table));
  const whole = scans.filter(({ kind }) => kind === 'Seq Scan');
  const used = [...new Set(scans.map(({ kind, table, index }) => `${table}: ${index || kind}`))];
  context.onProgress(`${name}: ${used.join(', ')}`);
  return {
    figure: `${name}: large tables read from end to end`,
    measured:
      whole.length === 0
        ? `none of ${plans.length} queries`
        : [...new Set(whole.map(({ table }) => table))].join(', '),
    target: 'none',
    met: plans.length > 0 && whole.length === 0,
  };
}

async function largeTables(url: string): Promise<Set<string>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ relname: string }>(
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1",
      [LARGE_TABLE_ROWS],
    );
    return new Set(rows.map(({ relname }) => relname));
  });
}
