import { editCalendar } from '@formline/shared/contracts/scheduling/calendarChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { Caller } from '../../load-data/loadData';
import { callApi } from '../harness/calls';
import { atMost, median, type Verdict } from '../harness/figures';
import type { ApiBench } from './ApiBench';

const WORKOUTS = 200;
const REPEATS = 9;
const WEEKS = 52;
const WORKOUTS_A_WEEK = 11;
const WEEKLY_REPEATS = 5;
const MOST_MS = 1000;
const EVERY_DAY = ['0', '1', '2', '3', '4', '5', '6'];
const FIRST_DAY = addDays(new Date().toISOString().slice(0, 10), 100);

/** Two hundred workouts of a calendar are copied by one call; the time of the whole call. */
export async function benchPasting(bench: ApiBench): Promise<Verdict[]> {
  const { onProgress, large } = bench.given;
  const [caller] = large.callers;
  if (!caller) throw new Error('There is nobody to paste for.');
  const api = await bench.startApi();
  const { token } = caller;
  const pathOf = (path: string) => path.replace(':id', String(caller.clientId));
  const scheduling = { ...scheduleWorkout, path: pathOf(scheduleWorkout.path) };
  const { id } = await callApi(api.url, scheduling, { token, body: JSON.stringify(daily(caller)) });
  const reading = { ...readSchedule, path: pathOf(readSchedule.path).replace(':scheduleId', String(id)) };
  const { days } = await callApi(api.url, reading, { token });
  const workouts = days.map(({ id: workoutId, workout_date: date }) => ({
    id: workoutId,
    date,
    to: addDays(date, WORKOUTS),
  }));
  const copying = { ...editCalendar, path: pathOf(editCalendar.path) };
  const body = JSON.stringify({ mode: 'copy', workouts });
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const start = performance.now();
    await callApi(api.url, copying, { token, body });
    times.push(performance.now() - start);
  }
  await api.close();
  onProgress(`pasting ${WORKOUTS} workouts: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  return [atMost(`pasting ${WORKOUTS} workouts, ms`, median(times), MOST_MS)];
}

/** A program over a year whose weeks all differ, scheduled by one call. */
export async function benchWeeks(bench: ApiBench): Promise<Verdict[]> {
  const { onProgress, large } = bench.given;
  const api = await bench.startApi();
  const times: number[] = [];
  let different = 0;
  for (const caller of large.callers.slice(0, WEEKLY_REPEATS)) {
    const { token } = caller;
    const pathOf = (path: string) => path.replace(':id', String(caller.clientId));
    const scheduling = { ...scheduleWorkout, path: pathOf(scheduleWorkout.path) };
    const start = performance.now();
    const { id } = await callApi(api.url, scheduling, { token, body: JSON.stringify(weekly(caller)) });
    times.push(performance.now() - start);
    const reading = { ...readSchedule, path: pathOf(readSchedule.path).replace(':scheduleId', String(id)) };
    const { days } = await callApi(api.url, reading, { token });
    different = new Set(days.map((day) => day.workout_id)).size;
  }
  await api.close();
  const what = `scheduling ${different} different workouts`;
  onProgress(`${what}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  return [atMost(`${what}, ms`, median(times), MOST_MS)];
}

const weekly = ({ workoutId }: Caller) => ({
  startDate: FIRST_DAY,
  endDate: addDays(FIRST_DAY, WEEKS * 7 - 1),
  programName: 'A year',
  workouts: Array.from({ length: WORKOUTS_A_WEEK }, () => ({
    workout_id: workoutId,
    days_of_week: ['1'],
    week_changes: [
      { figure: 'reps', change: 1, is_percent: false, first_week: 2, last_week: WEEKS, is_growing: true },
    ],
  })),
});

const daily = ({ workoutId }: Caller) => ({
  startDate: FIRST_DAY,
  endDate: addDays(FIRST_DAY, WORKOUTS - 1),
  programName: 'Pasted',
  workouts: [{ workout_id: workoutId, days_of_week: EVERY_DAY }],
});
