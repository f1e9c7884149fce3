import { createClientGroup, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import {
  cancelGroupSchedule,
  deleteGroupSchedule,
  readGroupSchedule,
  readPlannedGroupWork,
  scheduleForGroup,
  updateGroupSchedule,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  cancelWorkout,
  completeScheduledWorkout,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { listSchedules, readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
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

async function planForGroup(dates: { readonly startDate: string; readonly endDate: string }) {
  const [ana, ben] = [await newClient(), await newClient()];
  const made = { title: 'Early Birds', client_user_ids: [ana, ben] };
  const { id } = await trainer.call(createClientGroup, { body: made });
  const workouts = [{ workout_id: planner.push, days_of_week: ['2', '3'] }];
  const body = { ...dates, workouts };
  const plan = await trainer.call(scheduleForGroup, { params: { id }, body });
  const params = { id, groupScheduleId: plan.id };
  const scheduleOf = async (client: number) => {
    const [schedule] = await trainer.call(listSchedules, { params: { id: client } });
    if (!schedule) throw new Error('There is no schedule.');
    return trainer.call(readSchedule, { params: { id: client, scheduleId: schedule.id } });
  };
  return {
    id,
    ana,
    ben,
    scheduleOf,
    daysOf: async (client: number) =>
      (await scheduleOf(client)).days.map(
        ({ workout_date, workout_name }) => `${workout_date} ${workout_name}`,
      ),
    rename: (version: number) =>
      trainer.call(updateGroupSchedule, { params, body: { version, name: 'New' } }),
    cancel: () => trainer.call(cancelGroupSchedule, { params, body: {} }),
    groupScheduleId: plan.id,
    remove: (query: Record<string, string>) => trainer.call(deleteGroupSchedule, { params, query }),
    refusedRemoval: (query: Record<string, string>) =>
      trainer.refused(deleteGroupSchedule, { params, query }),
  };
}

const week = { startDate: '2028-02-15', endDate: '2028-02-23' };

it('a day off for the group leaves a member’s own workout, and is noted once', async () => {
  const { ben, scheduleOf, daysOf, remove } = await planForGroup(week);
  const { id: scheduleId, workouts } = await scheduleOf(ben);
  const own = [
    { id: workouts[0]?.id, days_of_week: ['2', '3'] },
    { workout_id: planner.pull, days_of_week: ['3'] },
  ];
  await trainer.call(updateSchedule, {
    params: { id: ben, scheduleId },
    body: { version: 1, workouts: own },
  });
  const off = { scope: 'day', date: '2028-02-16' };
  expect((await remove(off)).removed_count).toBe(2);
  expect((await remove(off)).removed_count).toBe(0);
  expect(await daysOf(ben)).toEqual([
    '2028-02-15 Push',
    '2028-02-16 Pull',
    '2028-02-22 Push',
    '2028-02-23 Push',
    '2028-02-23 Pull',
  ]);
  const { rows } = await api.database.pool.query(
    'select cardinality(skipped_dates) as skipped from user_schedule_workouts where user_schedule_id = $1 order by ordinal',
    [scheduleId],
  );
  expect(rows).toEqual([{ skipped: 1 }, { skipped: 0 }]);
});

it('a day the plan does not have is not there, and changes no version', async () => {
  const { id, ana, groupScheduleId, scheduleOf, remove, refusedRemoval } = await planForGroup(week);
  const versions = async () => [
    (await trainer.call(readGroupSchedule, { params: { id, groupScheduleId } })).version,
    (await scheduleOf(ana)).version,
  ];
  const before = await versions();
  for (const query of [
    { scope: 'day', date: '2028-02-17' },
    { scope: 'day', date: '2031-01-01' },
    { scope: 'day', date: '2028-02-16', planWorkoutId: '2000000000' },
  ]) {
    expect(await refusedRemoval(query)).toEqual({
      status: 404,
      code: 4040,
      message: 'This schedule has no such workout on the calendar.',
    });
  }
  expect(await versions()).toEqual(before);
  await remove({ scope: 'day', date: '2028-02-16' });
  const after = await versions();
  expect(after).toEqual(before.map((version) => version + 1));
  expect((await remove({ scope: 'day', date: '2028-02-16' })).removed_count).toBe(0);
  expect(await versions()).toEqual(after);
});

describe('what was cancelled for one member alone', () => {
  const cancelFor = async (member: number, scheduleId: number) => {
    await trainer.call(cancelWorkout, { body: { scheduleId, userId: member } });
    api.clock.advanceSeconds(1);
  };

  it('stays cancelled when the group’s plan changes', async () => {
    const { ana, ben, scheduleOf, rename } = await planForGroup(week);
    const { id: scheduleId } = await scheduleOf(ana);
    const [done] = (await scheduleOf(ana)).days;
    const params = { id: ana, scheduledWorkoutId: done?.id ?? 0 };
    await trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
    await cancelFor(ana, scheduleId);
    await rename(1);
    expect(await scheduleOf(ana)).toMatchObject({ status: 'cancelled', name: null, scheduled_count: 1 });
    expect(await scheduleOf(ben)).toMatchObject({ status: 'active', name: 'New', scheduled_count: 4 });
  });

  it('stays cancelled when the whole group’s plan was cancelled and is taken up again', async () => {
    const { ana, ben, scheduleOf, rename, cancel } = await planForGroup(week);
    await cancelFor(ana, (await scheduleOf(ana)).id);
    expect((await cancel()).cancelled_count).toBe(4);
    expect(await scheduleOf(ben)).toMatchObject({ status: 'cancelled', scheduled_count: 0 });
    await rename(2);
    expect(await scheduleOf(ana)).toMatchObject({ status: 'cancelled', scheduled_count: 0 });
    expect(await scheduleOf(ben)).toMatchObject({ status: 'active', scheduled_count: 4 });
  });
});

describe('who joins', () => {
  it('a plan that was taken off on its first day, which one member has done, gets nothing of it', async () => {
    const { id, ana, scheduleOf, daysOf, remove } = await planForGroup(week);
    const params = { id: ana, scheduledWorkoutId: (await scheduleOf(ana)).days[0]?.id ?? 0 };
    await trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
    await remove({ scope: 'all' });
    expect((await trainer.call(readPlannedGroupWork, { params: { id } })).joining_count).toBe(0);
    const cleo = await newClient();
    await trainer.call(updateClientGroup, { params: { id }, body: { new_client_user_ids: [cleo] } });
    expect(await trainer.call(listSchedules, { params: { id: cleo } })).toEqual([]);
    expect(await daysOf(ana)).toEqual(['2028-02-15 Push']);
  });

  it('gets as much as was said beforehand, without the days the group has off', async () => {
    const { id, daysOf, remove } = await planForGroup(week);
    await remove({ scope: 'day', date: '2028-02-16' });
    expect((await trainer.call(readPlannedGroupWork, { params: { id } })).joining_count).toBe(3);
    const cleo = await newClient();
    await trainer.call(updateClientGroup, { params: { id }, body: { new_client_user_ids: [cleo] } });
    expect(await daysOf(cleo)).toEqual(['2028-02-15 Push', '2028-02-22 Push', '2028-02-23 Push']);
  });

  it('is refused more than one request may put on the calendars, counted over all plans', async () => {
    const { id } = await planForGroup(week);
    const everyDay = ['0', '1', '2', '3', '4', '5', '6'];
    const workouts = [planner.push, planner.pull].map((workout_id) => ({
      workout_id,
      days_of_week: everyDay,
    }));
    for (const startDate of ['2028-02-20', '2028-02-21']) {
      const body = { startDate, endDate: '2030-02-19', workouts };
      await trainer.call(scheduleForGroup, { params: { id }, body });
    }
    const joining = await Promise.all(Array.from({ length: 7 }, newClient));
    const body = { new_client_user_ids: joining };
    expect((await trainer.refused(updateClientGroup, { params: { id }, body })).message).toContain('20000');
  });
});
