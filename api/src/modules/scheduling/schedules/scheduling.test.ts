/** @embedded Dates, and calls at the same moment. */
import { listSchedules, readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { deleteWorkout } from '@formline/shared/contracts/library/workouts';
import { buildProgram, buildWorkouts } from '../../../testing/buildLibrary';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let trainerId: number;
let push: number;
let pull: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  const made = await buildWorkouts(db, trainerId, ['Push', 'Pull']);
  [push = 0, pull = 0] = made.map(({ id }) => id);
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs((await buildTrainer(db)).email);
});

afterAll(() => api.close());

const newClient = async () => (await buildClient(api.database.db, trainerId)).id;
const schedule = (id: number, body: object) => trainer.call(scheduleWorkout, { params: { id }, body });
const refuse = (id: number, body: object) => trainer.refused(scheduleWorkout, { params: { id }, body });
const daysOf = async (id: number, month: number) =>
  (await trainer.call(listMonthWorkouts, { params: { id }, query: { month, year: 2028 } })).map(
    ({ workout_date, workout_name }) => `${workout_date} ${workout_name}`,
  );
const mondays = { startDate: '2028-02-21', endDate: '2028-03-06' };

describe('scheduling', () => {
  it('puts a workout on one day', async () => {
    const id = await newClient();
    const made = await schedule(id, { startDate: '2028-02-29', workouts: [{ workout_id: push }] });
    expect(made).toMatchObject({
      name: null,
      program_category: { label: 'Lifestyle' },
      formline_program_id: null,
      start_date: '2028-02-29',
      end_date: '2028-02-29',
      is_repeated: false,
      status: 'upcoming',
      version: 1,
      scheduled_count: 1,
    });
    expect(await daysOf(id, 2)).toEqual(['2028-02-29 Push']);
  });

  it('repeats several workouts on their days, under a name made from the client’s', async () => {
    const id = await newClient();
    const workouts = [
      { workout_id: push, days_of_week: ['1'] },
      { workout_id: pull, days_of_week: ['3', '1'] },
    ];
    const made = await schedule(id, { ...mondays, workouts });
    expect(made).toMatchObject({ name: "Test's Program", end_date: '2028-03-06', is_repeated: true });
    expect(await daysOf(id, 2)).toEqual([
      '2028-02-21 Push',
      '2028-02-21 Pull',
      '2028-02-23 Pull',
      '2028-02-28 Push',
      '2028-02-28 Pull',
    ]);
    expect(await daysOf(id, 3)).toEqual(['2028-03-01 Pull', '2028-03-06 Push', '2028-03-06 Pull']);
  });

  it('writes all days in one statement', async () => {
    const { pool } = api.database;
    await pool.query(
      `create sequence day_writes;
       create function count_day_write() returns trigger language plpgsql as
         'begin perform nextval(''day_writes''); return null; end';
       create trigger count_day_writes after insert on scheduled_workouts
         for each statement execute function count_day_write()`,
    );
    const workouts = [
      { workout_id: push, days_of_week: ['1', '3'] },
      { workout_id: pull, days_of_week: ['5'] },
    ];
    const made = await schedule(await newClient(), { ...mondays, workouts });
    await pool.query('drop trigger count_day_writes on scheduled_workouts');
    expect(made).toMatchObject({ scheduled_count: 7 });
    expect((await pool.query('select last_value, is_called from day_writes')).rows).toEqual([
      { last_value: 1, is_called: true },
    ]);
  });

  it('schedules a program on its own days, or in one pass of a week', async () => {
    const { db } = api.database;
    const program = await buildProgram(db, trainerId, [
      { workoutId: push, daysOfWeek: [1] },
      { workoutId: pull, daysOfWeek: [] },
    ]);
    const id = await newClient();
    const made = await schedule(id, { startDate: '2028-02-23', formlineProgramId: program.id });
    expect(made).toMatchObject({
      name: 'Spring Strength',
      formline_program_id: program.id,
      program_category: { id: program.category.id },
      end_date: '2028-02-28',
      workout_count: 2,
    });
    expect(await daysOf(id, 2)).toEqual(['2028-02-23 Pull', '2028-02-28 Push']);
    const refusal = await refuse(id, { ...mondays, formlineProgramId: program.id });
    expect(refusal.message).toBe('Must select at least 1 day for the workout: Pull');
  });

  it('takes a workout that was deleted while an own program still holds it', async () => {
    const id = await newClient();
    const [kept, removed] = await buildWorkouts(api.database.db, trainerId, ['Kept', 'Gone']);
    if (!kept || !removed) throw new Error('The workouts were not made.');
    await buildProgram(api.database.db, trainerId, [{ workoutId: kept.id, daysOfWeek: [] }]);
    for (const workout of [kept, removed]) {
      await trainer.call(deleteWorkout, { params: { id: workout.id } });
    }
    await schedule(id, { startDate: '2028-02-29', workouts: [{ workout_id: kept.id }] });
    expect(await daysOf(id, 2)).toEqual(['2028-02-29 Kept']);
    const refused = await refuse(id, { startDate: '2028-02-29', workouts: [{ workout_id: removed.id }] });
    expect(refused).toMatchObject({ status: 404 });
  });

  it('reads back what was scheduled', async () => {
    const id = await newClient();
    const { change_id: _, ...made } = await schedule(id, {
      ...mondays,
      workouts: [{ workout_id: push, days_of_week: ['1'] }],
    });
    const read = await trainer.call(readSchedule, { params: { id, scheduleId: made.id } });
    expect(read).toMatchObject({ ...made, editable: true, owner_id: null });
    expect(read.workouts).toMatchObject([{ workout_name: 'Push', days_of_week: ['1'], workout_id: push }]);
    expect(read.days.map(({ workout_date }) => workout_date)).toEqual([
      '2028-02-21',
      '2028-02-28',
      '2028-03-06',
    ]);
    expect(read.days.every(({ plan_workout_id }) => plan_workout_id === read.workouts[0]?.id)).toBe(true);
    const window = { program_start_date: '2028-02-28', program_end_date: '2028-02-28' };
    const part = await trainer.call(readSchedule, { params: { id, scheduleId: made.id }, query: window });
    expect(part.days).toHaveLength(1);
    expect(await trainer.call(listSchedules, { params: { id } })).toEqual([made]);
  });

  it('judges the past by the trainer’s today', async () => {
    const id = await newClient();
    const workouts = [{ workout_id: push }];
    const yesterday = { startDate: '2028-02-14', workouts };
    expect((await refuse(id, yesterday)).message).toBe('Start Date should not be set in the past');
    await schedule(id, { ...yesterday, currentDate: '2028-02-14' });
    const ahead = { startDate: '2028-02-15', workouts, currentDate: '2028-02-16' };
    expect((await refuse(id, ahead)).message).toBe('Start Date should not be set in the past');
    const made = await refuse(id, { ...yesterday, currentDate: '2028-02-01' });
    expect(made.message).toBe('The current date is not today anywhere.');
    expect(await daysOf(id, 2)).toEqual(['2028-02-14 Push']);
  });

  it('names a day more than a year of daily work ahead only within limits', async () => {
    const id = await newClient();
    const everyDay = { workout_id: push, days_of_week: ['0', '1', '2', '3', '4', '5', '6'] };
    const made = await schedule(id, {
      startDate: '2028-02-15',
      endDate: '2030-02-15',
      workouts: [everyDay, everyDay],
    });
    expect(made.scheduled_count).toBe(1464);
    const refusal = await refuse(id, {
      startDate: '2028-02-15',
      endDate: '2030-02-15',
      workouts: [everyDay, everyDay, everyDay],
    });
    expect([refusal.status, refusal.message]).toEqual([
      400,
      'This would schedule more than 1500 workouts. Choose an earlier End Date',
    ]);
  });
});

describe('what is not there', () => {
  const body = () => ({ startDate: '2028-02-22', workouts: [{ workout_id: push }] });

  it('another trainer’s client, workout, program and schedule', async () => {
    const id = await newClient();
    const made = await schedule(id, body());
    const foreign = (
      await buildWorkouts(api.database.db, (await buildTrainer(api.database.db)).id, ['X'])
    )[0];
    const refusals = [
      await otherTrainer.refused(scheduleWorkout, { params: { id }, body: body() }),
      await otherTrainer.refused(readSchedule, { params: { id, scheduleId: made.id } }),
      await otherTrainer.refused(listSchedules, { params: { id } }),
      await refuse(id, { startDate: '2028-02-22', workouts: [{ workout_id: foreign?.id }] }),
      await refuse(id, { startDate: '2028-02-22', formlineProgramId: 2_147_483_647 }),
      await refuse(id, { ...body(), program_category_id: 2_147_483_647 }),
      await trainer.refused(readSchedule, { params: { id: await newClient(), scheduleId: made.id } }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });

  it('a club the trainer or the client does not belong to', async () => {
    const id = await newClient();
    expect((await refuse(id, { ...body(), club_id: 1 })).status).toBe(403);
    expect((await refuse(id, { ...body(), location_id: 1 })).status).toBe(400);
  });
});

it.each([
  ['no workout', { startDate: '2028-02-22' }],
  ['an empty list', { startDate: '2028-02-22', workouts: [] }],
  ['an instant', { startDate: '2028-02-22T00:00:00Z', workouts: [{ workout_id: 1 }] }],
  ['no day of the calendar', { startDate: '2028-02-30', workouts: [{ workout_id: 1 }] }],
  ['a day of the week as a number', { ...mondays, workouts: [{ workout_id: 1, days_of_week: [1] }] }],
  ['an eighth day', { ...mondays, workouts: [{ workout_id: 1, days_of_week: ['7'] }] }],
])('%s is refused', async (_name, body) => {
  expect((await refuse(await newClient(), body)).status).toBe(400);
});

it('a manager looks at schedules and makes none', async () => {
  const manager = await api.signInAs('manager@formline.test');
  const maya = await api.signInAs('trainer@formline.test');
  const { rows } = await api.database.pool.query<{ id: number; client_id: number }>(
    `select min(id) as id, client_id from user_schedules
     where trainer_id = (select id from users where email = 'trainer@formline.test') group by client_id limit 1`,
  );
  const params = { id: rows[0]?.client_id ?? 0, scheduleId: rows[0]?.id ?? 0 };
  const read = await manager.call(readSchedule, { params });
  expect(read).toEqual({ ...(await maya.call(readSchedule, { params })), editable: false });
  const body = { startDate: '2028-02-22', workouts: [{ workout_id: push }] };
  expect((await manager.refused(scheduleWorkout, { params, body })).status).toBe(403);
});
