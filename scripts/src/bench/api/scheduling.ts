import { addDays } from '@formline/shared/domain/calendarDates';
import { median } from '../median';
import { startApiProcess } from './apiProcess';
import { atLeast, type BenchContext, type Caller, type Verdict } from './benchContext';
import { alternate, type Call, CONNECTIONS, load, quantile, rate, send, shares } from './load';
import { plansOf } from './plans';

const BOUND = 0.35;
/** Two workouts on three days of eight weeks. */
const PROGRAM = {
  days: [
    ['1', '3', '5'],
    ['2', '4', '6'],
  ],
  weeks: 8,
  rows: 48,
} as const;
const FIRST_DAY = addDays(new Date().toISOString().slice(0, 10), 100);
const CALLS = 8000;

let made = 0;

/** A program of 48 days put on a calendar in one go, beside a single workout. */
export async function benchScheduling(context: BenchContext): Promise<Verdict[]> {
  const { running, serverFile, large, seconds, rounds, onProgress } = context;
  const api = await running.add(() => startApiProcess(serverFile, { DATABASE_URL: large.url }));
  const calls = (body: (caller: Caller) => object) => newCalls(large.callers, body);
  const { single, program } = await alternate(
    {
      single: () => load(api.url, calls(singleWorkout), { seconds, connections: CONNECTIONS }),
      program: () => load(api.url, calls(wholeProgram), { seconds, connections: CONNECTIONS }),
    },
    rounds,
  );
  const plans = await plansOf(context, async () => {
    const [call] = calls(wholeProgram);
    if (call) await send(api.url, call);
  });
  await api.close();
  const inserts = plans.filter(({ query }) => /^(with .*)?insert into "?scheduled_workouts"?/i.test(query));
  onProgress(
    `scheduling: one workout ${rate(single).toFixed(0)}/s, p99 ${quantile(single, 0.99).toFixed(1)} ms; ${PROGRAM.rows} workouts ${rate(program).toFixed(0)}/s, p99 ${quantile(program, 0.99).toFixed(1)} ms`,
  );
  return [
    atLeast(
      `scheduling ${PROGRAM.rows} workouts / one, calls a second`,
      median(shares(program, single)),
      BOUND,
    ),
    {
      figure: `scheduling ${PROGRAM.rows} workouts: statements that write the days`,
      measured: String(inserts.length),
      target: '1',
      met: inserts.length === 1,
    },
  ];
}

/** Each with a name of its own: the same wish twice would be one schedule. */
function newCalls(callers: readonly Caller[], body: (caller: Caller) => object): Call[] {
  return Array.from({ length: CALLS }, (_, index) => {
    const caller = callers[index % callers.length];
    if (!caller) throw new Error('The load data has no trainers.');
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

const wholeProgram = ({ workoutId }: Caller) => ({
  endDate: addDays(FIRST_DAY, PROGRAM.weeks * 7 - 1),
  workouts: PROGRAM.days.map((days, index) => ({ workout_id: workoutId + index, days_of_week: days })),
});
