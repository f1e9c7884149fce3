import { withClient } from '../../load-data/loadData';
import { alternate, type Call, load, RepeatedLoad, send } from '../harness/apiLoad';
import { median } from '../harness/figures';
import { type ApiBench, atLeast, below, type Verdict } from './ApiBench';
import { plansOf } from './plans';

/** A busy month and one far beyond any real one, with the least share of the constant answer's calls. */
const MONTHS = [
  { rows: 83, bound: 0.4 },
  { rows: 1106, bound: 0.08 },
];
const MONTH = { year: 2031, month: 1 };
const P99_PER_P50 = 6;
/** Short alternating turns, so that other load affects both routes alike. */
const TURNS_PER_ROUND = 4;

/** Compares with constant text of the same length. The ratio without authentication has no bound. */
export async function benchMonth(bench: ApiBench): Promise<Verdict[]> {
  const { seconds, rounds, onProgress } = bench.given;
  const api = await bench.startApi();
  const verdicts: Verdict[] = [];
  for (const [index, { rows, bound }] of MONTHS.entries()) {
    const call = await prepareMonth(bench, index, rows);
    const constant = await bench.startConstant(await send(api.url, call));
    const options = { seconds: (2 * seconds) / TURNS_PER_ROUND };
    const open = new RepeatedLoad(() => load(constant.url, [{ ...call, path: '/open', token: '' }], options));
    const signedIn = new RepeatedLoad(() => load(constant.url, [call], options));
    const month = new RepeatedLoad(() => load(api.url, [call], options));
    // An odd number has a median.
    await alternate([open, signedIn, month], rounds * TURNS_PER_ROUND + 1);
    await constant.close();
    const ratios = month.shares(signedIn);
    const title = `month of ${rows} rows`;
    onProgress(
      `${title}: ${month.text}; constant, signed in: ${signedIn.text}; constant, open: ${open.text}, ratio ${median(month.shares(open)).toFixed(3)}`,
    );
    onProgress(
      `${title}: month / constant, signed in, turn by turn: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
    );
    verdicts.push(
      atLeast(`${title}: calls a second / constant body`, median(ratios), bound),
      below(`${title}: p99 / p50`, month.latency(0.99) / month.latency(0.5), P99_PER_P50),
      await planVerdict(bench, title, () => send(api.url, call)),
    );
  }
  await api.close();
  return verdicts;
}

async function planVerdict(bench: ApiBench, title: string, read: () => Promise<unknown>): Promise<Verdict> {
  const [found] = (await plansOf(bench, read)).flatMap(({ scans, buffers }) => {
    const scan = scans.find(({ table }) => table === 'scheduled_workouts');
    return scan ? [{ ...scan, buffers }] : [];
  });
  return {
    figure: `${title}: how PostgreSQL reads it`,
    measured: `${found?.kind ?? 'not at all'}, ${found?.heapFetches ?? 0} rows fetched, ${found?.buffers ?? 0} buffers`,
    target: 'Index Only Scan, 0 rows fetched',
    met: found?.kind === 'Index Only Scan' && found.heapFetches === 0,
  };
}

async function prepareMonth({ given }: ApiBench, index: number, rows: number): Promise<Call> {
  const caller = given.large.callers[index];
  if (!caller) throw new Error('The load data has too few trainers.');
  const { clientId, token } = caller;
  const { month, year } = MONTH;
  await withClient(given.large.url, async (client) => {
    await client.query(
      `insert into scheduled_workouts (user_schedule_id, trainer_id, client_id, workout_id, date, workout_name,
         program_name, program_category_name, total_dur_seconds)
       select s.user_schedule_id, s.trainer_id, s.client_id, s.workout_id, date '${year}-0${month}-01' + n % 31,
         s.workout_name, s.program_name, s.program_category_name, s.total_dur_seconds
       from generate_series(1, $2::int) n,
         (select * from scheduled_workouts where client_id = $1 order by date limit 1) s`,
      [clientId, rows],
    );
    await client.query('vacuum analyze scheduled_workouts');
  });
  const path = `/v2.2/api/users/${clientId}/month-workouts?month=${month}&year=${year}`;
  return { method: 'GET', path, token };
}
