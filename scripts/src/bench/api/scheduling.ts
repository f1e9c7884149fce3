import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { Caller } from '../../load-data/loadData';
import { alternate, type Call, load, RepeatedLoad, send } from '../harness/apiLoad';
import { median } from '../harness/figures';
import { type ApiBench, atLeast, type Verdict } from './ApiBench';
import { plansOf } from './plans';

const BOUND = 0.35;
const DAYS = [
  ['1', '3', '5'],
  ['2', '4', '6'],
];
const WEEKS = 8;
const ROWS = DAYS.flat().length * WEEKS;
const FIRST_DAY = addDays(new Date().toISOString().slice(0, 10), 100);
const CALLS = 8000;

export async function benchScheduling(bench: ApiBench): Promise<Verdict[]> {
  const { large, seconds, rounds, onProgress } = bench.given;
  const api = await bench.startApi();
  const calls = (body: (caller: Caller) => object) => newCalls(large.callers, body);
  const single = new RepeatedLoad(() => load(api.url, calls(singleWorkout), { seconds }));
  const program = new RepeatedLoad(() => load(api.url, calls(fullProgram), { seconds }));
  await alternate([single, program], rounds);
  const plans = await plansOf(bench, () => send(api.url, calls(fullProgram)[0]));
  await api.close();
  const inserts = plans.filter(({ query }) => /^(with .*)?insert into "?scheduled_workouts"?/i.test(query));
  const text = (runs: RepeatedLoad) => `${runs.rate.toFixed(0)}/s, p99 ${runs.latency(0.99).toFixed(1)} ms`;
  onProgress(`scheduling: one workout ${text(single)}; ${ROWS} workouts ${text(program)}`);
  const figure = `scheduling ${ROWS} workouts`;
  return [
    atLeast(`${figure} / one, calls a second`, median(program.shares(single)), BOUND),
    {
      figure: `${figure}: statements that write the days`,
      measured: String(inserts.length),
      target: '1',
      met: inserts.length === 1,
    },
  ];
}

let made = 0;

/** Each name is unique, because identical requests create one schedule. */
function newCalls(callers: readonly Caller[], body: (caller: Caller) => object): Call[] {
  const inTurn = Array.from({ length: Math.ceil(CALLS / callers.length) }, () => callers).flat();
  return inTurn.map((caller) => {
    made += 1;
    return {
      method: 'POST',
      path: `/v2.2/api/users/${caller.clientId}/schedule-workout`,
      token: caller.token,
      body: JSON.stringify({ ...body(caller), programName: `Bench ${made}`, startDate: FIRST_DAY }),
    };
  });
}

const singleWorkout = ({ workoutId }: Caller) => ({ workouts: [{ workout_id: workoutId }] });

const fullProgram = ({ workoutId }: Caller) => ({
  endDate: addDays(FIRST_DAY, WEEKS * 7 - 1),
  workouts: DAYS.map((days, index) => ({ workout_id: workoutId + index, days_of_week: days })),
});
