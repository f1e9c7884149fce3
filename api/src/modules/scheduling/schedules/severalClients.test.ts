/** @embedded Savepoints within one transaction. */
import { randomUUID } from 'node:crypto';
import {
  scheduleForClients,
  undoScheduleForClients,
} from '@formline/shared/contracts/scheduling/severalClients';
import { moveScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { PROGRAM_ID_FIELD, scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { saveWorkoutLog } from '@formline/shared/contracts/records/loggedWorkouts';
import { buildProgram, buildWorkouts } from '../../../testing/buildLibrary';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { TEST_TODAY } from '../../../testing/testDay';

const SIX_WEEKS = { startDate: '2028-02-21', endDate: '2028-04-02' };
const DAYS_OF_PROGRAM = 18;

let api: TestApp;
let trainer: Caller;
let trainerId: number;
let foreignClient: number;
let program: number;
let push: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
  const [made] = await buildWorkouts(db, trainerId, ['Push']);
  push = made?.id ?? 0;
  program = (await buildProgram(db, trainerId, [{ workoutId: push, daysOfWeek: [1, 3, 5] }])).id;
  foreignClient = (await buildClient(db, (await buildTrainer(db)).id)).id;
});

afterAll(() => api.close());

const newClients = async (count: number) => {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await buildClient(api.database.db, trainerId)).id);
  return ids;
};
const sixWeeks = (client_ids: number[]) => ({ ...SIX_WEEKS, [PROGRAM_ID_FIELD]: program, client_ids });
const once = (client_ids: number[]) => ({
  startDate: '2028-02-29',
  workouts: [{ workout_id: push }],
  client_ids,
});

/** All rows of the calendars and of the library. */
async function calendars(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ row: string }>(`
    select 'schedule ' || one::text as row from user_schedules one
    union all select 'workout ' || one::text from user_schedule_workouts one
    union all select 'day ' || one::text from scheduled_workouts one
    union all select 'library ' || one::text from workouts one order by 1`);
  return rows.map(({ row }) => row);
}

const daysOf = async (id: number) =>
  (await trainer.call(listMonthWorkouts, { params: { id }, query: { month: 2, year: 2028 } })).map(
    ({ workout_date }) => workout_date,
  );

it('puts a program of six weeks on fifty calendars with one call, and takes all of it back', async () => {
  const clients = await newClients(50);
  const before = await calendars();
  const { scheduled, refused } = await trainer.call(scheduleForClients, { body: sixWeeks(clients) });
  expect(refused).toEqual([]);
  expect(scheduled.map(({ client_id }) => client_id)).toEqual(clients);
  const added = (await calendars()).filter((row) => row.startsWith('day ')).length;
  expect(added - before.filter((row) => row.startsWith('day ')).length).toBe(50 * DAYS_OF_PROGRAM);
  const undone = await trainer.call(undoScheduleForClients, { body: { scheduled } });
  expect(undone).toEqual({ undone_client_ids: clients, refused: [] });
  expect(await calendars()).toEqual(before);
});

it('gives each client the same as a call for this client alone', async () => {
  const [alone = 0, ...others] = await newClients(3);
  const body = { ...SIX_WEEKS, [PROGRAM_ID_FIELD]: program };
  await trainer.call(scheduleWorkout, { params: { id: alone }, body });
  await trainer.call(scheduleForClients, { body: sixWeeks(others) });
  for (const other of others) expect(await daysOf(other)).toEqual(await daysOf(alone));
});

it('names who is refused and why, and schedules for the others', async () => {
  const [has = 0, free = 0] = await newClients(2);
  await trainer.call(scheduleForClients, { body: once([has]) });
  const body = { ...once([has, foreignClient, free, free]), ask_if_scheduled: true };
  const { scheduled, refused } = await trainer.call(scheduleForClients, { body });
  expect(scheduled.map(({ client_id }) => client_id)).toEqual([free]);
  expect(refused.map(({ client_id, code }) => [client_id, code])).toEqual(
    [
      [has, 4092],
      [foreignClient, 4040],
    ].toSorted(([one = 0], [other = 0]) => one - other),
  );
  expect(await daysOf(has)).toEqual(['2028-02-29']);
});

it('does nothing twice when the call is sent again', async () => {
  const clients = await newClients(2);
  const headers = { 'idempotency-key': randomUUID() };
  const call = () => trainer.call(scheduleForClients, { body: once(clients), headers });
  expect(await call()).toEqual(await call());
  for (const id of clients) expect(await daysOf(id)).toEqual(['2028-02-29']);
});

describe('undo', () => {
  const scheduleOnce = async (count: number, startDate = '2028-02-29') => {
    const clients = await newClients(count);
    return trainer.call(scheduleForClients, { body: { ...once(clients), startDate } });
  };
  const dayOf = async (id: number) => {
    const query = { month: 2, year: 2028 };
    const [day] = await trainer.call(listMonthWorkouts, { params: { id }, query });
    return day?.id ?? 0;
  };
  const reason = 'It has been changed or trained since, so it stays on the calendar.';

  it('leaves what was moved or logged since, and takes the rest back', async () => {
    const { scheduled } = await scheduleOnce(3, TEST_TODAY);
    const [moved = 0, logged = 0, same = 0] = scheduled.map(({ client_id }) => client_id);
    const params = { id: moved, scheduledWorkoutId: await dayOf(moved) };
    await trainer.call(moveScheduledWorkout, { params, body: { date: '2028-02-28', oldDate: TEST_TODAY } });
    await trainer.call(saveWorkoutLog, {
      params: { id: logged, scheduledWorkoutId: await dayOf(logged) },
      body: { exercises: [], note: 'Felt well.' },
    });
    const { undone_client_ids, refused } = await trainer.call(undoScheduleForClients, {
      body: { scheduled },
    });
    expect(undone_client_ids).toEqual([same]);
    expect(refused.map(({ client_id, message }) => [client_id, message])).toEqual([
      [moved, reason],
      [logged, reason],
    ]);
    expect(await daysOf(moved)).toEqual(['2028-02-28']);
  });

  it('is refused for the schedule of another trainer', async () => {
    const { scheduled } = await scheduleOnce(1);
    const other = await api.signInAs((await buildTrainer(api.database.db)).email);
    expect((await other.refused(undoScheduleForClients, { body: { scheduled } })).status).toBe(404);
    expect(await daysOf(scheduled[0]?.client_id ?? 0)).toEqual(['2028-02-29']);
  });
});
