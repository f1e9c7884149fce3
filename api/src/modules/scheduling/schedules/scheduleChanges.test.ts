import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import {
  cancelWorkout,
  completeScheduledWorkout,
  deleteSchedule,
  moveScheduledWorkout,
  rescheduleProgram,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { listSchedules } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { buildPlanner } from '../../../testing/buildPlanner';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let planner: Awaited<ReturnType<typeof buildPlanner>>;

beforeAll(async () => {
  api = await startTestApp();
  planner = await buildPlanner(api);
  trainer = planner.trainer;
  otherTrainer = await api.signInAs((await buildTrainer(api.database.db)).email);
});

afterAll(() => api.close());

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const history = '2028-02-14 Push';

describe('changing a schedule', () => {
  it('gives what is ahead other dates and days, and leaves the history', async () => {
    const { id, read, days, update } = await planner.planForClient();
    const before = await read();
    const changed = await update({
      version: 1,
      name: 'Spring for Ana',
      end_date: '2028-02-24',
      workouts: [
        { id: before.workouts[1]?.id, days_of_week: ['4'] },
        { workout_id: planner.push, days_of_week: ['2'] },
      ],
    });
    expect(changed).toMatchObject({ name: 'Spring for Ana', end_date: '2028-02-24', version: 2 });
    expect(changed.workouts.map(({ workout_name }) => workout_name)).toEqual(['Pull', 'Push']);
    expect(await days()).toEqual([
      history,
      '2028-02-15 Push',
      '2028-02-17 Pull',
      '2028-02-22 Push',
      '2028-02-24 Pull',
    ]);
    const [line] = await trainer.call(listActivities, { query: { client_user_id: id } });
    expect(line).toMatchObject({ activity_type: 'workout_rescheduled', subject: 'Spring for Ana', count: 4 });
  });

  it('does not reach the library nor another client', async () => {
    const one = await planner.planForClient();
    const other = await planner.planForClient();
    const before = await other.days();
    await one.update({
      version: 1,
      name: 'Mine',
      workouts: [{ workout_id: planner.push, days_of_week: ['5'] }],
    });
    expect(await other.days()).toEqual(before);
    expect(await (await planner.planForClient()).days()).toEqual(before);
  });

  it('lets a program of one pass end with its last day', async () => {
    const { id } = await buildClient(api.database.db, planner.trainerId);
    const program = { startDate: '2028-02-21', formlineProgramId: planner.programId };
    const made = await trainer.call(scheduleWorkout, { params: { id }, body: program });
    const params = { id, scheduleId: made.id };
    const workouts = [
      { workout_id: planner.push, days_of_week: ['1'] },
      { workout_id: planner.pull, days_of_week: ['5'] },
    ];
    const changed = await trainer.call(updateSchedule, { params, body: { version: 1, workouts } });
    expect([made.end_date, changed.end_date]).toEqual(['2028-02-23', '2028-02-25']);
    expect(changed.days.map(({ workout_date }) => workout_date)).toEqual(['2028-02-21', '2028-02-25']);
  });

  it('is refused for a version that is not the newest', async () => {
    const { id, scheduleId, update, read } = await planner.planForClient();
    await update({ version: 1, name: 'First' });
    const stale = { params: { id, scheduleId }, body: { version: 1, name: 'Second' } };
    expect(await trainer.refused(updateSchedule, stale)).toMatchObject({ status: 409, key: 'stale_version' });
    expect((await read()).name).toBe('First');
  });

  it('of two at once takes one', async () => {
    const { id, scheduleId, read } = await planner.planForClient();
    const answers = await Promise.all(
      ['First', 'Second'].map((name) =>
        trainer.send(updateSchedule, { params: { id, scheduleId }, body: { version: 1, name } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await read()).version).toBe(2);
  });

  it('and deleting it at once ends in one of the two, never in between', async () => {
    const { id, scheduleId, days } = await planner.planForClient();
    const params = { id, scheduleId };
    const answers = await Promise.all([
      trainer.send(updateSchedule, { params, body: { version: 1, end_date: '2028-02-22' } }),
      trainer.send(deleteSchedule, { params, query: { version: 1 } }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const left = answers[0].status === 200 ? [history, '2028-02-16 Pull', '2028-02-21 Push'] : [history];
    expect(await days()).toEqual(left);
  });

  it.each([
    ['a start in the past', { start_date: '2028-02-13' }, 'Start Date should not be set in the past'],
    [
      'an end before the start',
      { end_date: '2028-02-14' },
      'End Date should not be set before or at Start Date',
    ],
    [
      'a workout without days',
      { workouts: [{ workout_id: 0, days_of_week: [] }] },
      'Must select at least 1 day for the workout: Push',
    ],
  ])('is refused with %s', async (_name, change, message) => {
    const { id, scheduleId, days } = await planner.planForClient();
    const before = await days();
    const workouts =
      'workouts' in change ? { workouts: [{ workout_id: planner.push, days_of_week: [] }] } : {};
    const body = { version: 1, ...change, ...workouts };
    const refusal = await trainer.refused(updateSchedule, { params: { id, scheduleId }, body });
    expect([refusal.status, refusal.message]).toEqual([400, message]);
    expect(await days()).toEqual(before);
  });
});

describe('rescheduling a program', () => {
  const reschedule = (id: number, body: object) => ({ params: { id, programId: planner.programId }, body });
  const dates = { oldStartDate: '2028-02-14', oldEndDate: '2028-03-01' };

  it('finds it by the dates it had', async () => {
    const { id, days } = await planner.planForClient();
    const body = { startDate: '2028-03-06', endDate: '2028-03-08', ...dates };
    const moved = await trainer.call(rescheduleProgram, reschedule(id, body));
    expect(moved).toMatchObject({ start_date: '2028-03-06', end_date: '2028-03-08', version: 2 });
    expect(await days()).toEqual([history, '2028-03-06 Push', '2028-03-08 Pull']);
    expect(await trainer.refused(rescheduleProgram, reschedule(id, body))).toMatchObject({ status: 409 });
  });

  it('keeps done work, wherever the program goes', async () => {
    const { id, scheduleId, dayOn, days } = await planner.planForClient();
    const done = {
      params: { id, scheduledWorkoutId: await dayOn('2028-02-16') },
      body: { is_complete: true },
    };
    await trainer.call(completeScheduledWorkout, done);
    const body = { startDate: '2028-02-15', endDate: '2028-02-22', scheduleId };
    await trainer.call(rescheduleProgram, reschedule(id, body));
    expect(await days()).toEqual([history, '2028-02-16 Pull', '2028-02-21 Push']);
  });

  it('needs to know what and when', async () => {
    const { id } = await planner.planForClient();
    for (const body of [
      {},
      { startDate: '2028-03-06' },
      dates,
      { startDate: '2028-03-06', oldStartDate: '2028-02-14' },
    ]) {
      const refusal = await trainer.refused(rescheduleProgram, reschedule(id, body));
      expect([refusal.status, refusal.message]).toEqual([
        400,
        'Insufficient data. Unable to reschedule program.',
      ]);
    }
    const unknown = { params: { id, programId: 2_147_483_647 }, body: { startDate: '2028-03-06', ...dates } };
    expect((await trainer.refused(rescheduleProgram, unknown)).status).toBe(404);
  });
});

describe('deleting', () => {
  it('takes off all that is ahead and keeps the history', async () => {
    const { id, scheduleId, read } = await planner.planForClient();
    const params = { id, scheduleId };
    expect(await trainer.call(deleteSchedule, { params })).toMatchObject({ removed_count: 5 });
    expect(await read()).toMatchObject({ end_date: '2028-02-14', scheduled_count: 1 });
    expect(await trainer.call(deleteSchedule, { params })).toEqual({ id: scheduleId, removed_count: 0 });
  });

  it('forgets a schedule nothing is left of', async () => {
    const { id } = await buildClient(api.database.db, planner.trainerId);
    const body = { startDate: '2028-02-20', workouts: [{ workout_id: planner.push }] };
    const { id: scheduleId } = await trainer.call(scheduleWorkout, { params: { id }, body });
    await trainer.call(deleteSchedule, { params: { id, scheduleId } });
    expect((await trainer.refused(deleteSchedule, { params: { id, scheduleId } })).status).toBe(404);
    expect(await trainer.call(listSchedules, { params: { id } })).toEqual([]);
  });

  it('takes off one day for good, or the plan from a day on', async () => {
    const { id, scheduleId, dayOn, days, update } = await planner.planForClient();
    const remove = async (scope: string, date: string) =>
      trainer.call(deleteSchedule, {
        params: { id, scheduleId },
        query: { scope, scheduledWorkoutId: await dayOn(date) },
      });
    expect((await remove('day', '2028-02-16')).removed_count).toBe(1);
    await update({ version: 2, end_date: '2028-02-28' });
    expect(await days()).toEqual([history, '2028-02-21 Push', '2028-02-23 Pull', '2028-02-28 Push']);
    expect((await remove('following', '2028-02-23')).removed_count).toBe(2);
    expect(await days()).toEqual([history, '2028-02-21 Push']);
  });

  it('refuses history and asks which day', async () => {
    const { id, scheduleId, dayOn } = await planner.planForClient();
    const query = { scope: 'day', scheduledWorkoutId: await dayOn('2028-02-14') };
    const params = { id, scheduleId };
    expect((await trainer.refused(deleteSchedule, { params, query })).message).toBe(
      'A workout that is past or done stays on the calendar.',
    );
    expect((await trainer.refused(deleteSchedule, { params, query: { scope: 'day' } })).message).toBe(
      'Insufficient data. Unable to delete program.',
    );
    const longAgo = { params, query: { currentDate: '2020-01-01' } };
    expect((await trainer.refused(deleteSchedule, longAgo)).status).toBe(400);
  });
});

it('another trainer’s schedules are not there', async () => {
  const { id, scheduleId, dayOn } = await planner.planForClient();
  const scheduledWorkoutId = await dayOn('2028-02-16');
  const params = { id, scheduleId, scheduledWorkoutId, programId: planner.programId };
  const refusals = [
    await otherTrainer.refused(updateSchedule, { params, body: { version: 1 } }),
    await otherTrainer.refused(rescheduleProgram, { params, body: { startDate: '2028-03-06', scheduleId } }),
    await otherTrainer.refused(deleteSchedule, { params }),
    await otherTrainer.refused(cancelWorkout, { body: { scheduleId, userId: id } }),
    await otherTrainer.refused(moveScheduledWorkout, {
      params,
      body: { date: '2028-02-18', oldDate: '2028-02-16' },
    }),
    await otherTrainer.refused(completeScheduledWorkout, { params, body: { is_complete: true } }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});
