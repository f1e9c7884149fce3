import { withClient } from '../../load-data/loadData';
import { type Call, send } from '../harness/calls';
import { atLeast, atMost, type Verdict } from '../harness/figures';
import { type ApiBench, callsOf, reads } from './ApiBench';
import { compareLoads, CONNECTIONS } from './apiLoad';

const lists = { 'exercise search': reads['exercise search'], 'client list': reads['trainer clients'] };
const LEAST_SHARE_OF_LIST = 0.2;
const MOST_P99_OF_LIST = 5;
const MANY_CONNECTIONS = 200;

/** Each list beside constant text of the same length with the same authentication. */
export async function benchLists(bench: ApiBench): Promise<Verdict[]> {
  const { large, seconds, rounds, onProgress } = bench.given;
  const api = await bench.startApi();
  const verdicts: Verdict[] = [];
  for (const [name, pathOf] of Object.entries(lists)) {
    const calls = callsOf(large, pathOf);
    const constant = await bench.startConstant(await send(api.url, calls[0]));
    const many = { calls, seconds, connections: MANY_CONNECTIONS, mayBeShed: true };
    const of = await compareLoads(
      {
        constantOfMany: () => ({ url: constant.url, ...many }),
        ofMany: () => ({ url: api.url, ...many }),
        constantOfFew: () => ({ url: constant.url, calls, seconds }),
        ofFew: () => ({ url: api.url, calls, seconds }),
      },
      rounds,
    );
    await constant.close();
    const [many200, few] = [`${MANY_CONNECTIONS} connections`, `${CONNECTIONS} connections`];
    onProgress(`${name}: ${many200} ${of('ofMany').text}, constant ${of('constantOfMany').text}`);
    onProgress(`${name}: ${few} ${of('ofFew').text}, constant ${of('constantOfFew').text}`);
    const share = `${name}: calls a second / constant`;
    const p99 = of('ofFew').latency(0.99) / of('ofFew').latency(0.5);
    verdicts.push(
      atLeast(`${share}, ${many200}`, of('ofMany').shareOf(of('constantOfMany')), LEAST_SHARE_OF_LIST),
      atLeast(`${share}, ${few}`, of('ofFew').shareOf(of('constantOfFew')), LEAST_SHARE_OF_LIST),
      atMost(`${name}: p99 / p50, ${few}`, p99, MOST_P99_OF_LIST),
    );
  }
  await api.close();
  return verdicts;
}

/** A busy month and one far beyond any real one, with the least share of the constant answer's calls. */
const MONTHS = [
  { rows: 83, least: 0.4 },
  { rows: 1106, least: 0.08 },
];
const MOST_P99_OF_MONTH = 6;
/** Short alternating turns, so that other load affects both routes alike. */
const TURNS_PER_ROUND = 4;

/** Beside constant text of the same length with the same authentication. */
export async function benchMonth(bench: ApiBench): Promise<Verdict[]> {
  const api = await bench.startApi();
  const verdicts: Verdict[] = [];
  for (const [index, { rows, least }] of MONTHS.entries()) {
    const call = await prepareMonth(bench, index, rows);
    const constant = await bench.startConstant(await send(api.url, call));
    const options = { calls: [call], seconds: (2 * bench.given.seconds) / TURNS_PER_ROUND };
    const of = await compareLoads(
      {
        constant: () => ({ url: constant.url, ...options }),
        month: () => ({ url: api.url, ...options }),
      },
      // An odd number has a median.
      bench.given.rounds * TURNS_PER_ROUND + 1,
    );
    await constant.close();
    const month = of('month');
    const title = `month of ${rows} rows`;
    bench.given.onProgress(`${title}: ${month.text}; constant: ${of('constant').text}`);
    verdicts.push(
      atLeast(`${title}: calls a second / constant body`, month.shareOf(of('constant')), least),
      atMost(`${title}: p99 / p50`, month.latency(0.99) / month.latency(0.5), MOST_P99_OF_MONTH),
    );
  }
  await api.close();
  return verdicts;
}

async function prepareMonth({ given }: ApiBench, index: number, rows: number): Promise<Call> {
  const caller = given.large.callers[index];
  if (!caller) throw new Error('The load data has too few trainers.');
  const { clientId, token } = caller;
  await withClient(given.large.url, async (client) => {
    await client.query(
      `insert into scheduled_workouts (user_schedule_id, trainer_id, client_id, workout_id, date, workout_name,
         program_name, program_category_name, total_dur_seconds)
       select s.user_schedule_id, s.trainer_id, s.client_id, s.workout_id, date '2031-01-01' + n % 31,
         s.workout_name, s.program_name, s.program_category_name, s.total_dur_seconds
       from generate_series(1, $2::int) n,
         (select * from scheduled_workouts where client_id = $1 order by date limit 1) s`,
      [clientId, rows],
    );
    await client.query('vacuum analyze scheduled_workouts');
  });
  return { method: 'GET', path: `/v2.2/api/users/${clientId}/month-workouts?month=1&year=2031`, token };
}
