/** @embedded Lists of dates, and calls at the same moment. */
import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import {
  cancelOwnWorkout,
  cancelWorkout,
  completeOwnWorkout,
  completeScheduledWorkout,
  moveScheduledWorkout,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { buildPlanner } from '../../../testing/buildPlanner';
import { buildClient } from '../../../testing/builders';
import { signInAsClient } from '../../../testing/signInAsClient';
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

const history = '2028-02-14 Push';

describe('cancelling', () => {
  const cancel = (scheduleId: number, userId: number, more: object = {}) => ({
    body: { scheduleId, userId, currentDate: '2028-02-15', ...more },
  });

  it('calls off what is ahead and says so', async () => {
    const { id, scheduleId, read } = await planner.planForClient();
    const request = cancel(scheduleId, id);
    const { change_id: changeId, ...cancelled } = await trainer.call(cancelWorkout, request);
    expect(cancelled).toEqual({ schedule_id: scheduleId, cancelled_count: 5 });
    expect(changeId).toBeGreaterThan(0);
    expect(await read()).toMatchObject({ status: 'cancelled', scheduled_count: 1 });
    const again = { schedule_id: scheduleId, cancelled_count: 0 };
    expect(await trainer.call(cancelWorkout, request)).toEqual(again);
    const lines = await trainer.call(listActivities, { query: { client_user_id: id } });
    expect(lines.map(({ activity_type, count }) => [activity_type, count])).toEqual([
      ['workout_cancelled', 5],
      ['program_scheduled', 6],
    ]);
  });

  it('calls off one day', async () => {
    const { id, scheduleId, dayOn, read } = await planner.planForClient();
    const scheduledWorkoutId = await dayOn('2028-02-16');
    await trainer.call(cancelWorkout, cancel(scheduleId, id, { scheduledWorkoutId }));
    expect(await read()).toMatchObject({ status: 'active', scheduled_count: 5, version: 2 });
  });

  it('is open to clients for their wake-up workouts', async () => {
    const { id, scheduleId, update, read } = await planner.planForClient();
    const own = await signInAsClient(api, id);
    const body = { scheduleId };
    expect((await own.refused(cancelOwnWorkout, { body })).status).toBe(403);
    const { rows } = await api.database.pool.query<{ id: number }>(
      "select id from program_categories where label = 'Wakeup Workout'",
    );
    await update({ version: 1, program_category_id: rows[0]?.id });
    expect((await own.call(cancelOwnWorkout, { body })).cancelled_count).toBe(5);
    expect((await read()).status).toBe('cancelled');
    const other = await signInAsClient(api, (await buildClient(api.database.db, planner.trainerId)).id);
    expect((await other.refused(cancelOwnWorkout, { body })).status).toBe(404);
    expect((await trainer.refused(cancelOwnWorkout, { body })).status).toBe(403);
    expect((await own.refused(cancelWorkout, cancel(scheduleId, id))).status).toBe(403);
  });
});

describe('one workout of the calendar', () => {
  it('moves to another day and stays there when the schedule changes', async () => {
    const { id, dayOn, days, update } = await planner.planForClient();
    const params = { id, scheduledWorkoutId: await dayOn('2028-02-16') };
    const body = { date: '2028-02-18', oldDate: '2028-02-16' };
    const moved = await trainer.call(moveScheduledWorkout, { params, body });
    expect(moved).toMatchObject({ workout_date: '2028-02-18', workout_name: 'Pull' });
    expect(await trainer.refused(moveScheduledWorkout, { params, body })).toMatchObject({ status: 409 });
    await update({ version: 2, end_date: '2028-02-21' });
    expect(await days()).toEqual([history, '2028-02-18 Pull', '2028-02-21 Push']);
  });

  it('leaves no trace when it is brought back', async () => {
    const { id, dayOn, days, read, update } = await planner.planForClient();
    const params = { id, scheduledWorkoutId: await dayOn('2028-02-16') };
    for (const [oldDate, date] of [
      ['2028-02-16', '2028-02-23'],
      ['2028-02-23', '2028-02-16'],
    ] as const) {
      await trainer.call(moveScheduledWorkout, { params, body: { oldDate, date } });
    }
    const [push, pull] = (await read()).workouts;
    const workouts = [
      { id: push?.id, days_of_week: ['1'] },
      { id: pull?.id, days_of_week: ['4'] },
    ];
    await update({ version: 3, end_date: '2028-02-25', workouts });
    expect(await days()).toEqual([history, '2028-02-17 Pull', '2028-02-21 Push', '2028-02-24 Pull']);
    await update({ version: 4, workouts: [{ id: pull?.id, days_of_week: ['3'] }] });
    expect(await days()).toEqual([history, '2028-02-16 Pull', '2028-02-23 Pull']);
  });

  it('that is alone in its schedule is put on the days that are asked for, also where it stood first', async () => {
    const { id } = await buildClient(api.database.db, planner.trainerId);
    const once = { startDate: '2028-02-20', workouts: [{ workout_id: planner.push }] };
    const { id: scheduleId } = await trainer.call(scheduleWorkout, { params: { id }, body: once });
    const read = () => trainer.call(readSchedule, { params: { id, scheduleId } });
    const dates = async () => (await read()).days.map(({ workout_date }) => workout_date);
    const params = { id, scheduledWorkoutId: (await read()).days[0]?.id ?? 0 };
    const body = { date: '2028-02-22', oldDate: '2028-02-20' };
    await trainer.call(moveScheduledWorkout, { params, body });
    const change = (fields: object) =>
      trainer.call(updateSchedule, { params: { id, scheduleId }, body: fields });
    await change({ version: 2, name: 'Renamed' });
    expect(await dates()).toEqual(['2028-02-22']);
    await change({ version: 3, start_date: '2028-02-20', end_date: null });
    expect(await dates()).toEqual(['2028-02-20']);
    await change({ version: 4, name: 'Again' });
    expect(await dates()).toEqual(['2028-02-20']);
  });

  it.each([
    ['to the past', '2028-02-16', '2028-02-14', 'Start Date should not be set in the past'],
    ['out of the past', '2028-02-14', '2028-02-20', 'A workout that is past or done stays on the calendar.'],
  ])('does not move %s', async (_name, oldDate, date, message) => {
    const { id, dayOn } = await planner.planForClient();
    const params = { id, scheduledWorkoutId: await dayOn(oldDate) };
    const refusal = await trainer.refused(moveScheduledWorkout, { params, body: { date, oldDate } });
    expect([refusal.status, refusal.message]).toEqual([400, message]);
  });

  it('is marked as done and not done, by the trainer and by the client', async () => {
    const { id, dayOn, read } = await planner.planForClient();
    const scheduledWorkoutId = await dayOn('2028-02-16');
    const own = await signInAsClient(api, id);
    const mark = (is_complete: boolean) =>
      trainer.call(completeScheduledWorkout, { params: { id, scheduledWorkoutId }, body: { is_complete } });
    expect((await mark(true)).is_complete).toBe(true);
    expect((await mark(true)).is_complete).toBe(true);
    expect((await mark(false)).is_complete).toBe(false);
    const request = { params: { id: scheduledWorkoutId }, body: { is_complete: true } };
    expect((await own.call(completeOwnWorkout, request)).is_complete).toBe(true);
    expect((await read()).days.find((day) => day.id === scheduledWorkoutId)?.completed_at).toBe(
      '2028-02-15T09:00:00.000Z',
    );
    expect((await read()).version).toBe(1);
    const lines = await trainer.call(listActivities, { query: { client_user_id: id } });
    expect(lines.filter(({ activity_type }) => activity_type === 'workout_completed')).toHaveLength(2);
    const other = await signInAsClient(api, (await buildClient(api.database.db, planner.trainerId)).id);
    expect((await other.refused(completeOwnWorkout, request)).status).toBe(404);
  });

  it('is announced once when it is done twice at the same time', async () => {
    const { id, dayOn, days } = await planner.planForClient();
    const ahead = (await days()).slice(1).map((day) => day.slice(0, 10));
    for (const date of ahead) {
      const params = { id, scheduledWorkoutId: await dayOn(date) };
      const request = { params, body: { is_complete: true } };
      await Promise.all([1, 2, 3].map(() => trainer.call(completeScheduledWorkout, request)));
    }
    const lines = await trainer.call(listActivities, { query: { client_user_id: id } });
    const done = lines.filter(({ activity_type }) => activity_type === 'workout_completed');
    expect(done).toHaveLength(ahead.length);
  });
});
