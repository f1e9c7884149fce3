import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { Caller } from '../../load-data/loadData';
import type { Call } from '../harness/calls';
import { atLeast, type Verdict } from '../harness/figures';
import type { ApiBench } from './ApiBench';
import { compareLoads } from './apiLoad';

const LEAST_SHARE_OF_PROGRAM = 0.35;
const DAYS = [
  ['1', '3', '5'],
  ['2', '4', '6'],
];
const WEEKS = 8;
const ROWS = DAYS.flat().length * WEEKS;
const FIRST_DAY = addDays(new Date().toISOString().slice(0, 10), 100);
const CALLS = 8000;

/** A program of many workouts beside one workout. */
export async function benchScheduling(bench: ApiBench): Promise<Verdict[]> {
  const { seconds, rounds, onProgress } = bench.given;
  const api = await bench.startApi();
  const calls = scheduleCalls(bench);
  const of = await compareLoads(
    {
      single: () => ({ url: api.url, calls: calls(singleWorkout), seconds }),
      program: () => ({ url: api.url, calls: calls(fullProgram), seconds }),
    },
    rounds,
  );
  await api.close();
  onProgress(`scheduling: one workout ${of('single').text}; ${ROWS} workouts ${of('program').text}`);
  const share = of('program').shareOf(of('single'));
  return [atLeast(`scheduling ${ROWS} workouts / one, calls a second`, share, LEAST_SHARE_OF_PROGRAM)];
}

/** Each name is unique, because identical requests create one schedule. */
function scheduleCalls({ given }: ApiBench) {
  const { callers } = given.large;
  const inTurn = Array.from({ length: Math.ceil(CALLS / callers.length) }, () => callers).flat();
  let made = 0;
  return (bodyOf: (caller: Caller) => object): Call[] =>
    inTurn.map((caller) => {
      made += 1;
      const body = { ...bodyOf(caller), programName: `Bench ${made}`, startDate: FIRST_DAY };
      const path = `/v2.2/api/users/${caller.clientId}/schedule-workout`;
      return { method: 'POST', path, token: caller.token, body: JSON.stringify(body) };
    });
}

const singleWorkout = ({ workoutId }: Caller) => ({ workouts: [{ workout_id: workoutId }] });

const fullProgram = ({ workoutId }: Caller) => ({
  endDate: addDays(FIRST_DAY, WEEKS * 7 - 1),
  workouts: DAYS.map((days, index) => ({ workout_id: workoutId + index, days_of_week: days })),
});
