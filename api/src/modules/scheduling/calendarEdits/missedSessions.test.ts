import {
  makeUpMissedSessions,
  previewMissedSessions,
  REPAIRS,
  type Repair,
} from '@formline/shared/contracts/scheduling/missedSessions';
import { undoCalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';
import { completeScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import { startCalendarWorld } from '../../../testing/calendars/calendarWorld';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { TEST_TODAY } from '../../../testing/testDay';

let api: TestApp;
let world: Awaited<ReturnType<typeof startCalendarWorld>>;

beforeAll(async () => {
  api = await startTestApp();
  world = await startCalendarWorld(api);
});

afterAll(() => api.close());

/** Today is the Tuesday of the program's second and last week; nothing of it is done. */
async function clientWhoMissed() {
  const id = await world.newClient();
  await world.schedule(id, 14);
  const { pool } = api.database;
  await pool.query('update scheduled_workouts set date = date - 14 where client_id = $1', [id]);
  const plan = 'update user_schedules set start_date = start_date - 14, end_date = end_date - 14';
  await pool.query(`${plan} where client_id = $1`, [id]);
  return id;
}
const MISSED = ['2028-02-07 Push', '2028-02-09 Pull', '2028-02-11 Push', '2028-02-14 Push'];

const preview = (id: number, repair: Repair, more = {}) =>
  world.trainer.call(previewMissedSessions, {
    params: { id },
    query: { repair, ...more },
  });
const send = (id: number, repair: Repair, plan: Awaited<ReturnType<typeof preview>>) => {
  const seen = ({ id: workoutId, date, to }: (typeof plan.moved)[number]) => ({ id: workoutId, date, to });
  const body = {
    repair,
    made_up: plan.made_up.map(seen),
    moved: plan.moved.map(seen),
  };
  return { params: { id }, body };
};
const repair = async (id: number, how: Repair) =>
  world.trainer.call(makeUpMissedSessions, send(id, how, await preview(id, how)));

it('lists what was missed and not made up for', async () => {
  const id = await clientWhoMissed();
  const missed = async () =>
    (await preview(id, 'today')).missed.map(
      ({ workout_date, workout_name }) => `${workout_date} ${workout_name}`,
    );
  expect(await missed()).toEqual(MISSED);
  const [monday] = await world.workoutsOf(id);
  const params = { id, scheduledWorkoutId: monday?.id ?? 0 };
  await world.trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
  expect(await missed()).toEqual(MISSED.slice(1));
  await repair(id, 'today');
  expect(await missed()).toEqual([]);
});

it.each(REPAIRS)('%s: does what was previewed, keeps the missed days, and is undone exactly', async (how) => {
  const id = await clientWhoMissed();
  const before = await world.calendar(id);
  const plan = await preview(id, how);
  const { change_id: changeId } = await repair(id, how);
  const days = await world.daysOf(id);
  expect(days.slice(0, 4)).toEqual(MISSED);
  for (const { to, workout_name } of [...plan.made_up, ...plan.moved]) {
    expect(days).toContain(`${to} ${workout_name}`);
  }
  expect(days).toHaveLength(10);
  await world.trainer.call(undoCalendarChange, { params: { id, changeId }, body: {} });
  expect(await world.calendar(id)).toEqual(before);
});

it('the new session names the missed one and the other way round, and adherence stays', async () => {
  const id = await clientWhoMissed();
  const figures = async () => {
    const { clients } = await world.trainer.call(readClientOverview, { query: {} });
    return clients.find((client) => client.id === id)?.figures?.days_7;
  };
  expect(await figures()).toEqual({ completed: 0, missed: 3 });
  await repair(id, 'today');
  expect(await figures()).toEqual({ completed: 0, missed: 3 });
  const workouts = await world.workoutsOf(id);
  const dayOf = async (index: number) => {
    const found = workouts[index];
    const params = { id, scheduleId: found?.user_schedule_id ?? 0 };
    const { days } = await world.trainer.call(readSchedule, { params, query: {} });
    return days.find((day) => day.id === found?.id);
  };
  expect(await dayOf(0)).toMatchObject({ made_up_on: TEST_TODAY, makes_up_for: null });
  const madeUp = workouts.findIndex((one) => one.workout_date === TEST_TODAY && one.workout_name === 'Pull');
  expect(await dayOf(madeUp)).toMatchObject({ makes_up_for: '2028-02-09', made_up_on: null });
});

it('only some are made up for', async () => {
  const id = await clientWhoMissed();
  const [monday] = await world.workoutsOf(id);
  const { made_up, missed } = await preview(id, 'free-day', { ids: String(monday?.id) });
  expect(made_up.map(({ date }) => date)).toEqual(['2028-02-07']);
  expect(missed).toHaveLength(4);
});

it('is refused when the calendar is not the previewed one any more', async () => {
  const id = await clientWhoMissed();
  const plan = await preview(id, 'shift');
  await repair(id, 'today');
  const before = await world.calendar(id);
  expect((await world.trainer.refused(makeUpMissedSessions, send(id, 'shift', plan))).status).toBe(409);
  expect(await world.calendar(id)).toEqual(before);
});
