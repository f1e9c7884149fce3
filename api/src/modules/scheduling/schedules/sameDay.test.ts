/** @embedded Calls with a key, and calls at the same moment. */
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { buildWorkouts } from '../../../testing/buildLibrary';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;
let push: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  const [made] = await buildWorkouts(db, trainerId, ['Push']);
  push = made?.id ?? 0;
  trainer = await api.signInAs(owner.email);
});

afterAll(() => api.close());

const newClient = async () => (await buildClient(api.database.db, trainerId)).id;
const schedule = (id: number, body: object) => trainer.call(scheduleWorkout, { params: { id }, body });
const daysOf = async (id: number, month: number) =>
  (await trainer.call(listMonthWorkouts, { params: { id }, query: { month, year: 2028 } })).map(
    ({ workout_date, workout_name }) => `${workout_date} ${workout_name}`,
  );

describe('a second request', () => {
  it('adds the same workout on the same day again, and says what was there already', async () => {
    const id = await newClient();
    const body = { startDate: '2028-02-22', workouts: [{ workout_id: push }] };
    const first = await schedule(id, body);
    const second = await schedule(id, body);
    expect(first.already_scheduled).toBeUndefined();
    expect(second.id).not.toBe(first.id);
    expect(second.already_scheduled).toEqual([{ date: '2028-02-22', workout_name: 'Push' }]);
    const third = await schedule(id, { ...body, startDate: '2028-02-23' });
    expect(third.already_scheduled).toBeUndefined();
    expect(await daysOf(id, 2)).toEqual(['2028-02-22 Push', '2028-02-22 Push', '2028-02-23 Push']);
  });

  it('is one for an equal idempotency key alone', async () => {
    const id = await newClient();
    const request = {
      params: { id },
      body: { startDate: '2028-02-22', workouts: [{ workout_id: push }] },
    };
    const send = (key: string) =>
      trainer.send(scheduleWorkout, { ...request, headers: { 'idempotency-key': key } });
    const [first, other] = ['schedule-key-of-one', 'schedule-key-of-two'];
    expect((await send(first)).text).toBe((await send(first)).text);
    expect(await daysOf(id, 2)).toEqual(['2028-02-22 Push']);
    expect((await send(other)).status).toBe(200);
    expect(await daysOf(id, 2)).toEqual(['2028-02-22 Push', '2028-02-22 Push']);
  });

  it('is refused to who asks to be told what is there already', async () => {
    const id = await newClient();
    const once = { startDate: '2028-02-22', workouts: [{ workout_id: push }] };
    await schedule(id, once);
    const withQuestion = (body: object) => ({ params: { id }, body: { ...body, ask_if_scheduled: true } });
    expect(await trainer.refused(scheduleWorkout, withQuestion(once))).toEqual({
      status: 409,
      code: 4092,
      key: 'already_scheduled',
      message: 'Already on the calendar: Push on 02/22/2028.',
    });
    const everyDay = {
      startDate: '2028-02-20',
      endDate: '2028-02-26',
      workouts: [{ workout_id: push, days_of_week: ['0', '1', '2', '3', '4', '5', '6'] }],
    };
    expect((await schedule(id, everyDay)).already_scheduled).toHaveLength(1);
    const again = await trainer.refused(scheduleWorkout, withQuestion(everyDay));
    expect(again.message).toBe(
      'Already on the calendar: Push on 02/20/2028, Push on 02/21/2028, Push on 02/22/2028 and 4 more.',
    );
    const free = { startDate: '2028-02-27', workouts: [{ workout_id: push }] };
    expect((await trainer.send(scheduleWorkout, withQuestion(free))).status).toBe(200);
    expect(await daysOf(id, 2)).toHaveLength(9);
  });

  it('at the same moment finds what the first has made', async () => {
    const id = await newClient();
    const body = { startDate: '2028-02-22', workouts: [{ workout_id: push }], ask_if_scheduled: true };
    const answers = await Promise.all(
      [1, 2].map(() => trainer.send(scheduleWorkout, { params: { id }, body })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await daysOf(id, 2)).toEqual(['2028-02-22 Push']);
  });
});
