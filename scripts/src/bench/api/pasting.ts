import { editCalendar } from '@formline/shared/contracts/scheduling/calendarChanges';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { Caller } from '../../load-data/loadData';
import { atMost, median, type Verdict } from '../harness/figures';
import type { ApiBench } from './ApiBench';

const WORKOUTS = 200;
const REPEATS = 9;
const MOST_MS = 1000;
const EVERY_DAY = ['0', '1', '2', '3', '4', '5', '6'];
const FIRST_DAY = addDays(new Date().toISOString().slice(0, 10), 100);

interface Answer {
  readonly result: { readonly id: number };
}

/** Two hundred workouts of a calendar are copied by one call; the time of the whole call. */
export async function benchPasting(bench: ApiBench): Promise<Verdict[]> {
  const { onProgress, large } = bench.given;
  const [caller] = large.callers;
  if (!caller) throw new Error('There is nobody to paste for.');
  const api = await bench.startApi();
  const post = async (path: string, body: object) => {
    const url = api.url + path.replace(':id', String(caller.clientId));
    const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const scheduled = await post(scheduleWorkout.path, daily(caller));
  const { result } = (await scheduled.json()) as Answer;
  const workouts = await copiesOf(api.url, caller, result.id);
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const start = performance.now();
    await post(editCalendar.path, { mode: 'copy', workouts });
    times.push(performance.now() - start);
  }
  await api.close();
  onProgress(`pasting ${WORKOUTS} workouts: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  return [atMost(`pasting ${WORKOUTS} workouts, ms`, median(times), MOST_MS)];
}

const daily = ({ workoutId }: Caller) => ({
  startDate: FIRST_DAY,
  endDate: addDays(FIRST_DAY, WORKOUTS - 1),
  programName: 'Pasted',
  workouts: [{ workout_id: workoutId, days_of_week: EVERY_DAY }],
});

async function copiesOf(url: string, { clientId, token }: Caller, scheduleId: number) {
  const answer = await fetch(`${url}/v2.2/api/users/${clientId}/schedule/${scheduleId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = (await answer.json()) as {
    readonly result: { readonly days: readonly { readonly id: number; readonly workout_date: string }[] };
  };
  return result.days.map(({ id, workout_date: date }) => ({ id, date, to: addDays(date, WORKOUTS) }));
}
