import {
  createClientGroup,
  deleteClientGroup,
  updateClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import { removeClient } from '@formline/shared/contracts/people/clients';
import { readPlannedGroupWork, scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  completeScheduledWorkout,
  moveScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { listSchedules } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { buildPlanner } from '../../../testing/buildPlanner';
import { buildClient } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let planner: Awaited<ReturnType<typeof buildPlanner>>;

beforeAll(async () => {
  api = await startTestApp();
  planner = await buildPlanner(api);
  trainer = planner.trainer;
});

afterAll(() => api.close());

const newClient = async () => (await buildClient(api.database.db, planner.trainerId)).id;

/** A group of one with the program from Monday 14 to Wednesday 23 February; today is Tuesday the 15th. */
async function planForGroup() {
  const ana = await newClient();
  const made = { title: 'Early Birds', client_user_ids: [ana] };
  const { id } = await trainer.call(createClientGroup, { body: made });
  const dates = { startDate: '2028-02-14', endDate: '2028-02-23', currentDate: '2028-02-14' };
  const body = { ...dates, formlineProgramId: planner.programId };
  await trainer.call(scheduleForGroup, { params: { id }, body });
  return {
    id,
    ana,
    change: (changes: object) => trainer.call(updateClientGroup, { params: { id }, body: changes }),
    planned: (query: Record<string, string | number> = {}) =>
      trainer.call(readPlannedGroupWork, { params: { id }, query }),
  };
}

const calendarOf = async (clientId: number) => {
  const { rows } = await api.database.pool.query<{ date: string; client_group_id: number | null }>(
    'select date, client_group_id from scheduled_workouts where client_id = $1 order by date, id',
    [clientId],
  );
  return rows.map(({ date, client_group_id }) => [date, client_group_id]);
};

const past = '2028-02-14';
const ahead = ['2028-02-16', '2028-02-21', '2028-02-23'];

describe('who joins', () => {
  it('gets what is planned from today on, once', async () => {
    const { id, change, planned } = await planForGroup();
    const ben = await newClient();
    expect((await planned()).joining_count).toBe(3);
    await change({ new_client_user_ids: [ben] });
    await change({ new_client_user_ids: [ben] });
    expect(await calendarOf(ben)).toEqual(ahead.map((date) => [date, id]));
  });

  it('again gets the group’s plan in place of what was kept', async () => {
    const { id, ana, change, planned } = await planForGroup();
    expect((await planned()).kept).toEqual([]);
    await change({ new_client_user_ids: [await newClient()], removed_client_user_ids: [ana] });
    expect(await calendarOf(ana)).toEqual([past, ...ahead].map((date) => [date, null]));
    expect((await planned()).kept).toEqual([{ client_user_id: ana, scheduled_count: 3 }]);
    await change({ new_client_user_ids: [ana] });
    expect((await planned()).kept).toEqual([]);
    expect(await calendarOf(ana)).toEqual([[past, null], ...ahead.map((date) => [date, id])]);
  });
});

describe('who leaves', () => {
  it('loses the work that is ahead when the trainer says so', async () => {
    const { ana, change } = await planForGroup();
    const ben = await newClient();
    await change({ new_client_user_ids: [ben], removed_client_user_ids: [ana], removed_work: 'remove' });
    expect(await calendarOf(ana)).toEqual([[past, null]]);
    expect(await calendarOf(ben)).toHaveLength(3);
  });

  it('loses what was counted, also what was planned before groups had plans', async () => {
    const { ana, change, planned } = await planForGroup();
    const { pool } = api.database;
    await pool.query('update user_schedules set group_schedule_id = null where client_id = $1', [ana]);
    expect((await planned()).clients).toEqual([{ client_user_id: ana, scheduled_count: 3 }]);
    const body = { new_client_user_ids: [await newClient()], removed_client_user_ids: [ana] };
    await change({ ...body, removed_work: 'remove' });
    expect(await calendarOf(ana)).toEqual([[past, null]]);
  });

  it('as a client altogether loses all that is planned and keeps the history', async () => {
    const { ana } = await planForGroup();
    const body = { startDate: '2028-02-20', workouts: [{ workout_id: planner.push }] };
    await trainer.call(scheduleWorkout, { params: { id: ana }, body });
    await trainer.call(removeClient, { query: { clientId: ana } });
    expect(await calendarOf(ana)).toEqual([[past, null]]);
  });
});

it('a group that is deleted makes no plan longer, even where work was done beyond its end', async () => {
  const { id, ana } = await planForGroup();
  const { rows } = await api.database.pool.query<{ id: number }>(
    "select id from scheduled_workouts where client_id = $1 and date = '2028-02-16'",
    [ana],
  );
  const params = { id: ana, scheduledWorkoutId: rows[0]?.id ?? 0 };
  const move = { date: '2028-02-28', oldDate: '2028-02-16' };
  await trainer.call(moveScheduledWorkout, { params, body: move });
  await trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
  await trainer.call(deleteClientGroup, { params: { id } });
  expect(await calendarOf(ana)).toEqual([past, '2028-02-28'].map((date) => [date, null]));
  expect(await trainer.call(listSchedules, { params: { id: ana } })).toMatchObject([
    { end_date: '2028-02-23' },
  ]);
});

it('a screen can say beforehand how much work a change takes away', async () => {
  const { ana, change, planned } = await planForGroup();
  const ben = await newClient();
  await change({ new_client_user_ids: [ben] });
  expect(await planned()).toEqual({
    scheduled_count: 6,
    client_count: 2,
    clients: [
      { client_user_id: ana, scheduled_count: 3 },
      { client_user_id: ben, scheduled_count: 3 },
    ],
    kept: [],
    joining_count: 3,
  });
  expect((await planned({ client_user_ids: ben })).scheduled_count).toBe(3);
  expect((await planned({ currentDate: '2028-02-16' })).joining_count).toBe(3);
});

it('joining while the group is scheduled gives the work exactly once', async () => {
  const { id, change } = await planForGroup();
  const ben = await newClient();
  const body = { startDate: '2028-02-25', workouts: [{ workout_id: planner.push }] };
  await Promise.all([
    change({ new_client_user_ids: [ben] }),
    trainer.call(scheduleForGroup, { params: { id }, body }),
  ]);
  expect(await calendarOf(ben)).toEqual([...ahead, '2028-02-25'].map((date) => [date, id]));
});

describe('a client who is removed at the same time', () => {
  const single = (round: number) => ({
    startDate: `2028-03-0${round}`,
    workouts: [{ workout_id: planner.push }],
  });

  it.each([
    [
      'as work is planned for the client keeps none of it',
      (round: number, _id: number, client: number) =>
        trainer.send(scheduleWorkout, { params: { id: client }, body: single(round) }),
    ],
    [
      'as work is planned for the group keeps none of it',
      (round: number, id: number) => trainer.send(scheduleForGroup, { params: { id }, body: single(round) }),
    ],
    [
      'as the group is joined gets none of its work',
      (_round: number, id: number, client: number) => {
        const body = { removed_client_user_ids: [client], new_client_user_ids: [client] };
        return trainer.send(updateClientGroup, { params: { id }, body });
      },
    ],
  ])('%s', async (_name, meanwhile) => {
    const { id, change } = await planForGroup();
    for (let round = 1; round <= 8; round += 1) {
      const client = await newClient();
      await change({ new_client_user_ids: [client] });
      await Promise.all([
        meanwhile(round, id, client),
        trainer.call(removeClient, { query: { clientId: client } }),
      ]);
      expect(await calendarOf(client)).toEqual([]);
    }
  });
});
