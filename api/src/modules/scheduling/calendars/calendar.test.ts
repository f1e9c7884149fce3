/** @embedded Dates, and counts over them. */
import {
  listCalendarMonth,
  listDayWorkouts,
  listGroupDayWorkouts,
  listGroupMonthWorkouts,
  listWeeklyCompletion,
  readCalendarDay,
} from '@formline/shared/contracts/scheduling/calendar';
import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { buildClient, buildScheduledDays, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let ana: number;
let groupId: number;

const dates = ['2028-02-28', '2028-02-29', '2028-02-29', '2028-03-05', '2028-03-06'];

beforeAll(async () => {
  api = await startTestApp();
  const { db, pool } = api.database;
  const { id: trainerId, email } = await buildTrainer(db);
  ana = (await buildClient(db, trainerId)).id;
  const ben = (await buildClient(db, trainerId)).id;
  trainer = await api.signInAs(email);
  otherTrainer = await api.signInAs((await buildTrainer(db)).email);
  const body = { title: 'Crew', client_user_ids: [ana, ben] };
  groupId = (await trainer.call(createClientGroup, { body })).id;
  await buildScheduledDays(db, { trainerId, clientId: ana }, dates);
  await buildScheduledDays(db, { trainerId, clientId: ben }, ['2028-02-28', '2028-03-06']);
  await pool.query(
    `update scheduled_workouts set client_group_id = $2 where trainer_id = $1 and date in ('2028-02-28', '2028-03-06')`,
    [trainerId, groupId],
  );
  await pool.query(
    `update scheduled_workouts set is_complete = true where client_id = $1 and date < '2028-02-29'`,
    [ana],
  );
});

afterAll(() => api.close());

const onDay = (date: string) => ({ params: { id: ana }, query: { date } });

describe('a client’s calendar', () => {
  it('reads a day with the dates of its schedules', async () => {
    const { scheduled_workouts: workouts } = await trainer.call(readCalendarDay, onDay('2028-02-29'));
    expect(workouts).toHaveLength(2);
    expect(workouts[0]).toMatchObject({
      workout_date: '2028-02-29',
      program_start_date: '2028-02-29',
      program_end_date: '2028-02-29',
      is_complete: false,
    });
    expect(await trainer.call(listDayWorkouts, onDay('2028-02-29'))).toEqual(workouts);
    expect(await trainer.call(listDayWorkouts, onDay('2028-03-01'))).toEqual([]);
  });

  it('reads a month as the calendar does', async () => {
    const month = { params: { id: ana }, query: { month: 2, year: 2028 } };
    const workouts = await trainer.call(listCalendarMonth, month);
    expect(workouts.map(({ workout_date }) => workout_date)).toEqual(dates.slice(0, 3));
    expect(workouts).toEqual(await trainer.call(listMonthWorkouts, month));
  });

  it('tells how much of each of seven days is done', async () => {
    const week = { params: { id: ana }, query: { startDate: '2028-02-28' } };
    expect(await trainer.call(listWeeklyCompletion, week)).toEqual([
      { workout_date: '2028-02-28', workout_count: 1, completed_count: 1, is_complete: true },
      { workout_date: '2028-02-29', workout_count: 2, completed_count: 0, is_complete: false },
      { workout_date: '2028-03-05', workout_count: 1, completed_count: 0, is_complete: false },
    ]);
  });

  it('shows a client two trainers share to each with the own days only', async () => {
    const { db, pool } = api.database;
    const other = await buildTrainer(db);
    await pool.query('insert into client_relations (trainer_id, client_id) values ($1, $2)', [other.id, ana]);
    const caller = await api.signInAs(other.email);
    expect(await caller.call(listDayWorkouts, onDay('2028-02-29'))).toEqual([]);
    const week = { params: { id: ana }, query: { startDate: '2028-02-28' } };
    expect(await caller.call(listWeeklyCompletion, week)).toEqual([]);
  });

  it.each(['2028-02-30', '2028-2-1', '2028-02-29T00:00:00Z'])('knows no day %p', async (date) => {
    expect((await trainer.refused(readCalendarDay, onDay(date))).status).toBe(400);
    const week = { params: { id: ana }, query: { startDate: date } };
    expect((await trainer.refused(listWeeklyCompletion, week)).status).toBe(400);
  });
});

describe('a group’s calendar', () => {
  it('shows a workout once and how many members have done it', async () => {
    const day = { params: { id: groupId }, query: { date: '2028-02-28' } };
    const workouts = await trainer.call(listGroupDayWorkouts, day);
    expect(workouts).toMatchObject([
      { workout_date: '2028-02-28', client_count: 2, completed_count: 1, is_complete: false },
    ]);
    const month = { params: { id: groupId }, query: { monthStart: '2028-02-01' } };
    expect(await trainer.call(listGroupMonthWorkouts, month)).toEqual(
      workouts.map(({ members: _members, ...workout }) => workout),
    );
    expect(
      await trainer.call(listGroupMonthWorkouts, { ...month, query: { monthStart: '2028-03-31' } }),
    ).toHaveLength(1);
  });

  it('says of a day who has done what', async () => {
    const day = { params: { id: groupId }, query: { date: '2028-02-28' } };
    const [{ members = [] } = {}] = await trainer.call(listGroupDayWorkouts, day);
    expect(members).toHaveLength(2);
    expect(members.filter(({ is_complete: isDone }) => isDone)).toHaveLength(1);
    expect(members.every(({ full_name: name }) => name !== '')).toBe(true);
  });

  it('is that of the club which is named', async () => {
    const query = { date: '2028-02-28', monthStart: '2028-02-01', club_id: 1 };
    for (const endpoint of [listGroupDayWorkouts, listGroupMonthWorkouts]) {
      expect((await trainer.refused(endpoint, { params: { id: groupId }, query })).status).toBe(403);
    }
  });
});

const anyDay = {
  date: '2028-02-28',
  startDate: '2028-02-28',
  monthStart: '2028-02-01',
  month: 2,
  year: 2028,
};

it.each([readCalendarDay, listDayWorkouts, listCalendarMonth, listWeeklyCompletion])(
  '$path of another trainer’s client looks like none',
  async (endpoint) => {
    const refusal = await otherTrainer.refused(endpoint, { params: { id: ana }, query: anyDay });
    expect(refusal).toEqual({ status: 404, code: 4040, message: 'You have no client with this number.' });
  },
);

it.each([listGroupDayWorkouts, listGroupMonthWorkouts])(
  '$path of another trainer’s group looks like none',
  async (endpoint) => {
    const refusal = await otherTrainer.refused(endpoint, { params: { id: groupId }, query: anyDay });
    expect(refusal).toEqual({ status: 404, code: 4040, message: 'You have no group with this number.' });
  },
);

it('a manager reads what the managed trainer reads', async () => {
  const manager = await api.signInAs('manager@formline.test');
  const maya = await api.signInAs('trainer@formline.test');
  const { rows } = await api.database.pool.query<{ client_id: number }>(
    `select client_id from scheduled_workouts where trainer_id = (select id from users where email = 'trainer@formline.test')
     order by client_id limit 1`,
  );
  const week = { params: { id: rows[0]?.client_id ?? 0 }, query: { startDate: '2028-02-13' } };
  const completion = await maya.call(listWeeklyCompletion, week);
  expect(completion.length).toBeGreaterThan(0);
  expect(await manager.call(listWeeklyCompletion, week)).toEqual(completion);
});
