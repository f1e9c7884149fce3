import {
  createClientGroup,
  deleteClientGroup,
  updateClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { deleteGroupSchedule, scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import { completeScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { removeAccount } from '../../accounts/accountRemoval/removeAccount';
import { buildPlanner } from '../../../testing/buildPlanner';
import { buildClient } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let planner: Awaited<ReturnType<typeof buildPlanner>>;
let groupId: number;
let groupScheduleId: number;
let ana: number;
let ben: number;
let eve: number;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

beforeEach(async () => {
  planner = await buildPlanner(api);
  ({ trainer } = planner);
  const newClient = async () => (await buildClient(api.database.db, planner.trainerId)).id;
  [ana, ben, eve] = [await newClient(), await newClient(), await newClient()];
  const group = await trainer.call(createClientGroup, {
    body: { title: 'Early Birds', client_user_ids: [ana, ben, eve] },
  });
  groupId = group.id;
  const workouts = [{ workout_id: planner.push, days_of_week: ['2', '3'] }];
  const body = { startDate: '2028-02-15', endDate: '2028-02-23', workouts };
  const schedule = await trainer.call(scheduleForGroup, { params: { id: groupId }, body });
  groupScheduleId = schedule.id;
  const [first] = await monthOf(ana);
  await trainer.call(completeScheduledWorkout, {
    params: { id: ana, scheduledWorkoutId: first?.id ?? 0 },
    body: { is_complete: true },
  });
  await trainer.call(updateClientGroup, {
    params: { id: groupId },
    body: { removed_client_user_ids: [eve] },
  });
});

const monthOf = (id: number) =>
  trainer.call(listMonthWorkouts, { params: { id }, query: { month: 2, year: 2028 } });
const daysOf = async (id: number) =>
  (await monthOf(id)).map(({ workout_date, is_complete, client_group_id }) => [
    workout_date,
    is_complete,
    client_group_id,
  ]);
const OWN_DAYS = ['2028-02-15', '2028-02-16', '2028-02-22', '2028-02-23'].map((date) => [date, false, null]);

const stillNamed = async () => {
  const { rows } = await api.database.pool.query<{ count: number }>(
    `select (select count(*)::int from user_schedules where group_schedule_id = $1)
       + (select count(*)::int from user_schedule_workouts planned join user_schedules mine on mine.id = planned.user_schedule_id
          where mine.client_id = any($2) and planned.group_schedule_workout_id is not null) as count`,
    [groupScheduleId, [ana, ben, eve]],
  );
  return rows;
};

it('deleting a group leaves what a member has done, and what a former member kept', async () => {
  expect(await trainer.call(deleteClientGroup, { params: { id: groupId } })).toEqual({ id: groupId });
  expect(await daysOf(ana)).toEqual([['2028-02-15', true, null]]);
  expect(await daysOf(ben)).toEqual([]);
  expect(await daysOf(eve)).toEqual(OWN_DAYS);
  expect(await stillNamed()).toEqual([{ count: 0 }]);
});

it('deleting a group’s schedule nobody has worked on leaves what a former member kept', async () => {
  const [first] = await monthOf(ana);
  await trainer.call(completeScheduledWorkout, {
    params: { id: ana, scheduledWorkoutId: first?.id ?? 0 },
    body: { is_complete: false },
  });
  await trainer.call(deleteGroupSchedule, { params: { id: groupId, groupScheduleId } });
  expect(await daysOf(ben)).toEqual([]);
  expect(await daysOf(eve)).toEqual(OWN_DAYS);
  expect(await stillNamed()).toEqual([{ count: 0 }]);
});

it('removing a trainer’s account leaves the clients’ accounts', async () => {
  const { db, pool } = api.database;
  const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [
    planner.trainerId,
  ]);
  expect(await removeAccount(db, rows[0]?.email.toUpperCase() ?? '')).toBe(true);
  const left = await pool.query('select count(*)::int as count from users where id = any($1)', [
    [ana, ben, eve],
  ]);
  expect(left.rows).toEqual([{ count: 3 }]);
});
