import { listGroupDayWorkouts, listGroupMonthWorkouts } from '@formline/shared/contracts/scheduling/calendar';
import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { undoGroupCalendarChange } from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import {
  cancelGroupSchedule,
  deleteGroupSchedule,
  listGroupSchedules,
  readGroupSchedule,
  readPlannedGroupWork,
  scheduleForGroup,
  updateGroupSchedule,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  completeScheduledWorkout,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { listSchedules, readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { buildWorkouts } from '../../../testing/buildLibrary';
import { buildPlanner } from '../../../testing/buildPlanner';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let planner: Awaited<ReturnType<typeof buildPlanner>>;
let legs: number;

beforeAll(async () => {
  api = await startTestApp();
  planner = await buildPlanner(api);
  trainer = planner.trainer;
  legs = (await buildWorkouts(api.database.db, planner.trainerId, ['Legs']))[0]?.id ?? 0;
});

afterAll(() => api.close());

/** A group of two with the program from Monday 14 to Wednesday 23 February; today is Tuesday the 15th. */
async function planForGroup() {
  const { db } = api.database;
  const ana = (await buildClient(db, planner.trainerId)).id;
  const ben = (await buildClient(db, planner.trainerId)).id;
  const made = { title: 'Early Birds', client_user_ids: [ana, ben] };
  const { id } = await trainer.call(createClientGroup, { body: made });
  const dates = { startDate: '2028-02-14', endDate: '2028-02-23', currentDate: '2028-02-14' };
  const body = { ...dates, formlineProgramId: planner.programId };
  const plan = await trainer.call(scheduleForGroup, { params: { id }, body });
  const params = { id, groupScheduleId: plan.id };
  const daysOf = async (client: number) =>
    (await trainer.call(listMonthWorkouts, { params: { id: client }, query: { month: 2, year: 2028 } })).map(
      ({ workout_date, workout_name }) => `${workout_date} ${workout_name}`,
    );
  const scheduleOf = async (client: number) => {
    const [schedule] = await trainer.call(listSchedules, { params: { id: client } });
    if (!schedule) throw new Error('There is no schedule.');
    return trainer.call(readSchedule, { params: { id: client, scheduleId: schedule.id } });
  };
  return { ana, ben, id, body, plan, params, daysOf, scheduleOf };
}

const history = '2028-02-14 Push';
const ahead = ['2028-02-16 Pull', '2028-02-21 Push', '2028-02-23 Pull'];

describe('a group’s schedule', () => {
  it('is on every member’s calendar', async () => {
    const { ana, ben, plan, params, daysOf, scheduleOf } = await planForGroup();
    expect(plan).toMatchObject({
      name: 'Spring Strength',
      client_count: 2,
      scheduled_count: 8,
      version: 1,
      status: 'active',
    });
    for (const client of [ana, ben]) expect(await daysOf(client)).toEqual([history, ...ahead]);
    expect(await scheduleOf(ana)).toMatchObject({
      group_schedule_id: plan.id,
      client_group_id: params.id,
      start_date: '2028-02-14',
    });
    const read = await trainer.call(readGroupSchedule, { params });
    const { change_id: _, ...summary } = plan;
    expect(read).toMatchObject({ ...summary, editable: true });
    expect(read.workouts.map(({ workout_name }) => workout_name)).toEqual(['Push', 'Pull']);
    expect(await trainer.call(listGroupSchedules, { params })).toEqual([summary]);
  });

  it('is made again when it is asked for twice, and says what was there already', async () => {
    const { id, body, plan } = await planForGroup();
    const withQuestion = { ...body, ask_if_scheduled: true };
    expect(await trainer.refused(scheduleForGroup, { params: { id }, body: withQuestion })).toMatchObject({
      status: 409,
      code: 4092,
    });
    const again = await trainer.call(scheduleForGroup, { params: { id }, body });
    expect(again.id).not.toBe(plan.id);
    expect(again.already_scheduled?.length).toBeGreaterThan(0);
  });

  it('has several workouts without a program under the group’s name', async () => {
    const { id } = await planForGroup();
    const workouts = [planner.push, planner.pull].map((workout_id) => ({ workout_id }));
    const body = { startDate: '2028-02-20', workouts };
    expect((await trainer.call(scheduleForGroup, { params: { id }, body })).name).toBe('Early Birds Program');
  });

  it('changes for all, but done work stays and a member’s own workout does too', async () => {
    const { ana, ben, plan, params, daysOf, scheduleOf } = await planForGroup();
    const bens = await scheduleOf(ben);
    const done = { params: { id: ana, scheduledWorkoutId: 0 }, body: { is_complete: true } };
    done.params.scheduledWorkoutId = (await scheduleOf(ana)).days[1]?.id ?? 0;
    await trainer.call(completeScheduledWorkout, done);
    const [push, pull] = bens.workouts;
    await trainer.call(updateSchedule, {
      params: { id: ben, scheduleId: bens.id },
      body: {
        version: 1,
        workouts: [
          { id: push?.id, days_of_week: ['1'] },
          { id: pull?.id, workout_id: legs, days_of_week: ['3'] },
        ],
      },
    });
    const { workouts } = await trainer.call(readGroupSchedule, { params });
    const changed = await trainer.call(updateGroupSchedule, {
      params,
      body: {
        version: plan.version,
        workouts: [
          { id: workouts[1]?.id, days_of_week: ['4'] },
          { workout_id: legs, days_of_week: ['5'] },
        ],
      },
    });
    expect(changed).toMatchObject({ version: 2, workout_count: 2 });
    expect(await daysOf(ana)).toEqual([history, '2028-02-16 Pull', '2028-02-17 Pull', '2028-02-18 Legs']);
    expect(await daysOf(ben)).toEqual([history, '2028-02-17 Legs', '2028-02-18 Legs']);
    const stale = { params, body: { version: 1, name: 'Late' } };
    expect(await trainer.refused(updateGroupSchedule, stale)).toMatchObject({ status: 409 });
  });

  it('shows a workout changed for one member still as the group’s', async () => {
    const { ben, id, scheduleOf } = await planForGroup();
    const bens = await scheduleOf(ben);
    const [push, pull] = bens.workouts;
    await trainer.call(updateSchedule, {
      params: { id: ben, scheduleId: bens.id },
      body: {
        version: 1,
        workouts: [
          { id: push?.id, days_of_week: ['1'] },
          { id: pull?.id, workout_id: legs, days_of_week: ['3'] },
        ],
      },
    });
    const day = await trainer.call(listGroupDayWorkouts, { params: { id }, query: { date: '2028-02-16' } });
    expect(day).toMatchObject([{ workout_name: 'Pull', workout_id: planner.pull, client_count: 2 }]);
    const month = await trainer.call(listGroupMonthWorkouts, {
      params: { id },
      query: { monthStart: '2028-02-01' },
    });
    expect(month.map(({ workout_date, client_count }) => [workout_date, client_count])).toEqual([
      ['2028-02-14', 2],
      ['2028-02-16', 2],
      ['2028-02-21', 2],
      ['2028-02-23', 2],
    ]);
  });

  it('is taken off a day, from a day on, or whole', async () => {
    const { ana, ben, params, daysOf } = await planForGroup();
    const remove = (query: Record<string, string>) => trainer.call(deleteGroupSchedule, { params, query });
    expect((await remove({ scope: 'day', date: '2028-02-16' })).removed_count).toBe(2);
    expect((await remove({ scope: 'following', date: '2028-02-22' })).removed_count).toBe(2);
    expect(await daysOf(ana)).toEqual([history, '2028-02-21 Push']);
    const { removed_count, change_id: changeId = 0 } = await remove({});
    expect(removed_count).toBe(2);
    for (const client of [ana, ben]) expect(await daysOf(client)).toEqual([history]);
    expect(await remove({})).toEqual({ id: params.groupScheduleId, removed_count: 0 });
    expect((await trainer.call(readPlannedGroupWork, { params })).joining_count).toBe(0);
    const unnamed = { params, query: { scope: 'day' } };
    expect((await trainer.refused(deleteGroupSchedule, unnamed)).message).toBe(
      'Insufficient data. Unable to delete program.',
    );
    const past = { params, query: { scope: 'following', date: '2028-02-14' } };
    expect((await trainer.refused(deleteGroupSchedule, past)).status).toBe(400);
    await trainer.call(undoGroupCalendarChange, { params: { id: params.id, changeId }, body: {} });
    expect(await daysOf(ana)).toEqual([history, '2028-02-21 Push']);
  });

  it('is called off and stays known as cancelled', async () => {
    const { ana, params, daysOf } = await planForGroup();
    expect((await trainer.call(cancelGroupSchedule, { params, body: {} })).cancelled_count).toBe(6);
    expect((await trainer.call(readGroupSchedule, { params })).status).toBe('cancelled');
    expect(await daysOf(ana)).toEqual([history]);
    expect((await trainer.call(cancelGroupSchedule, { params, body: {} })).cancelled_count).toBe(0);
  });
});

it('another trainer’s, another group’s and another club’s schedules are not there', async () => {
  const { params, body } = await planForGroup();
  const otherTrainer = await api.signInAs((await buildTrainer(api.database.db)).email);
  const other = await planForGroup();
  const crossed = { id: other.id, groupScheduleId: params.groupScheduleId };
  const calls = [
    [listGroupSchedules, {}],
    [readGroupSchedule, {}],
    [readPlannedGroupWork, {}],
    [scheduleForGroup, { body }],
    [updateGroupSchedule, { body: { version: 1 } }],
    [deleteGroupSchedule, {}],
    [cancelGroupSchedule, { body: {} }],
  ] as const;
  for (const [endpoint, request] of calls) {
    expect((await otherTrainer.refused(endpoint, { params, ...request })).status).toBe(404);
  }
  for (const [endpoint, request] of [calls[1], calls[4], calls[5], calls[6]]) {
    expect((await trainer.refused(endpoint, { params: crossed, ...request })).status).toBe(404);
  }
  const inClub = { params, body: { ...body, club_id: 1 } };
  expect((await trainer.refused(scheduleForGroup, inClub)).status).toBe(403);
});

it('a manager looks at a group’s schedules and changes none', async () => {
  const manager = await api.signInAs('manager@formline.test');
  const { rows } = await api.database.pool.query<{ id: number }>(
    "select id from client_groups where trainer_id = (select id from users where email = 'trainer@formline.test') limit 1",
  );
  const params = { id: rows[0]?.id ?? 0, groupScheduleId: 1 };
  expect(Array.isArray(await manager.call(listGroupSchedules, { params }))).toBe(true);
  const body = { startDate: '2028-02-20', workouts: [{ workout_id: 1 }], version: 1 };
  for (const endpoint of [scheduleForGroup, updateGroupSchedule, deleteGroupSchedule, cancelGroupSchedule]) {
    expect((await manager.refused(endpoint, { params, body })).status).toBe(403);
  }
});
