import { type LoadDatabase, withClient } from '../../load-data/loadData';
import { alternate, load, RepeatedLoad, send } from '../harness/apiLoad';
import { type ApiBench, below, callsOf, reads, type Verdict } from './ApiBench';
import { plansOf, type QueryPlan } from './plans';

const MOST_GROWTH = 1.5;
/** Few: under full load the queue dominates the slowest answers. */
const CALM_CONNECTIONS = 2;
/** Sequential scans of smaller tables are faster than an index. */
const LARGE_TABLE_ROWS = 2000;
const PLANNED_CALLS = 20;

/** Each read on a hundredth of the rows and on all of them: the slowest answers must hardly get slower. */
export async function benchGrowth(bench: ApiBench): Promise<Verdict[]> {
  const { small, large, seconds, rounds, onProgress } = bench.given;
  const [smallApi, largeApi] = [await bench.startApi(small), await bench.startApi(large)];
  const bigTables = await largeTables(large);
  const verdicts: Verdict[] = [];
  for (const [name, pathOf] of Object.entries(reads)) {
    const [smallCalls, largeCalls] = [callsOf(small, pathOf), callsOf(large, pathOf)];
    const calm = { seconds, connections: CALM_CONNECTIONS };
    const less = new RepeatedLoad(() => load(smallApi.url, smallCalls, calm));
    const more = new RepeatedLoad(() => load(largeApi.url, largeCalls, calm));
    await alternate([less, more], rounds);
    const [lessP99, moreP99] = [less.latency(0.99), more.latency(0.99)];
    onProgress(
      `${name}: p99 ${lessP99.toFixed(1)} ms of ${small.rows} rows, ${moreP99.toFixed(1)} ms of ${large.rows}; ${less.rate.toFixed(0)} and ${more.rate.toFixed(0)} calls/s`,
    );
    const plans = await plansOf(bench, async () => {
      for (const call of largeCalls.slice(0, PLANNED_CALLS)) await send(largeApi.url, call);
    });
    const scans = plans.flatMap((plan) => plan.scans).filter(({ table }) => bigTables.has(table));
    const used = [...new Set(scans.map(({ kind, table, index }) => `${table}: ${index || kind}`))];
    onProgress(`${name}: ${used.join(', ')}`);
    verdicts.push(below(`${name}: p99 of all rows / of a hundredth`, moreP99 / lessP99, MOST_GROWTH));
    verdicts.push(scanVerdict(name, plans, scans));
  }
  await Promise.all([smallApi.close(), largeApi.close()]);
  return verdicts;
}

function scanVerdict(name: string, plans: readonly QueryPlan[], scans: QueryPlan['scans']): Verdict {
  const full = new Set(scans.filter(({ kind }) => kind === 'Seq Scan').map(({ table }) => table));
  return {
    figure: `${name}: large tables read from end to end`,
    measured: full.size === 0 ? `none of ${plans.length} queries` : [...full].join(', '),
    target: 'none',
    met: plans.length > 0 && full.size === 0,
  };
}

const largeTables = ({ url }: LoadDatabase) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ relname: string }>(
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1",
      [LARGE_TABLE_ROWS],
    );
    return new Set(rows.map(({ relname }) => relname));
  });
