import { listGroupMonthWorkouts } from '@formline/shared/contracts/scheduling/calendar';
import { createClientGroup, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import {
  deleteGroupSchedule,
  moveGroupWorkout,
  readGroupSchedule,
  scheduleForGroup,
  updateGroupSchedule,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  cancelWorkout,
  completeScheduledWorkout,
  moveScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { listSchedules, readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { reschedulePreview } from '@formline/shared/domain/scheduling/reschedulePreview';
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

/** Push on Tuesdays and Thursdays, Pull on Tuesdays, two weeks, a group of two; today is Tuesday the 15th. */
async function planForGroup() {
  const [ana, ben] = [await newClient(), await newClient()];
  const made = { title: 'Early Birds', client_user_ids: [ana, ben] };
  const { id } = await trainer.call(createClientGroup, { body: made });
  const workouts = [
    { workout_id: planner.push, days_of_week: ['2', '4'] },
    { workout_id: planner.pull, days_of_week: ['2'] },
  ];
  const dates = { startDate: '2028-02-15', endDate: '2028-02-24' };
  const plan = await trainer.call(scheduleForGroup, { params: { id }, body: { ...dates, workouts } });
  const params = { id, groupScheduleId: plan.id };
  const calendar = () =>
    trainer.call(listGroupMonthWorkouts, { params: { id }, query: { monthStart: '2028-02-01' } });
  const [push, pull] = (await calendar()).map(({ plan_workout_id }) => plan_workout_id ?? 0);
  const move = (oldDate: string, date: string, slot = push) => ({
    params,
    body: { plan_workout_id: slot, oldDate, date },
  });
  const scheduleOf = async (client: number) => {
    const [schedule] = await trainer.call(listSchedules, { params: { id: client } });
    return trainer.call(readSchedule, { params: { id: client, scheduleId: schedule?.id ?? 0 } });
  };
  return {
    id,
    ana,
    ben,
    push,
    pull,
    move,
    scheduleOf,
    shown: async () =>
      (await calendar()).map(
        ({ workout_date, workout_name, client_count }) => `${workout_date} ${workout_name} ${client_count}`,
      ),
    daysOf: async (client: number) =>
      (await scheduleOf(client)).days.map((day) => `${day.workout_date} ${day.workout_name}`),
    read: () => trainer.call(readGroupSchedule, { params, query: { currentDate: '2028-02-15' } }),
    update: (body: object) => trainer.call(updateGroupSchedule, { params, body }),
    remove: (query: Record<string, string>) => trainer.call(deleteGroupSchedule, { params, query }),
    join: async () => {
      const cleo = await newClient();
      await trainer.call(updateClientGroup, { params: { id }, body: { new_client_user_ids: [cleo] } });
      return cleo;
    },
  };
}

const PLANNED = [
  '2028-02-15 Push',
  '2028-02-15 Pull',
  '2028-02-17 Push',
  '2028-02-22 Push',
  '2028-02-22 Pull',
  '2028-02-24 Push',
];
const moved = (from: string, to: string) => PLANNED.map((day) => (day === from ? to : day)).toSorted();

it('moves one workout of a day for all members, and leaves what somebody has done', async () => {
  const { ana, move, scheduleOf, shown, daysOf } = await planForGroup();
  const [first] = (await scheduleOf(ana)).days;
  const params = { id: ana, scheduledWorkoutId: first?.id ?? 0 };
  await trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
  expect(await trainer.call(moveGroupWorkout, move('2028-02-15', '2028-02-16'))).toMatchObject({
    moved_count: 1,
  });
  expect((await shown()).slice(0, 3)).toEqual([
    '2028-02-15 Push 1',
    '2028-02-15 Pull 2',
    '2028-02-16 Push 1',
  ]);
  expect((await daysOf(ana)).toSorted()).toEqual(PLANNED.toSorted());
});

it('stays moved when the plan changes, and reaches who joins', async () => {
  const { ben, move, daysOf, update, join } = await planForGroup();
  await trainer.call(moveGroupWorkout, move('2028-02-17', '2028-02-18'));
  await update({ version: 2, name: 'New' });
  const expected = moved('2028-02-17 Push', '2028-02-18 Push');
  expect((await daysOf(ben)).toSorted()).toEqual(expected);
  const cleo = await join();
  expect((await daysOf(cleo)).toSorted()).toEqual(expected);
  await update({ version: 3, name: 'Newer' });
  expect((await daysOf(cleo)).toSorted()).toEqual(expected);
});

it('leaves no trace when it is brought back', async () => {
  const { ben, push, pull, move, daysOf, update } = await planForGroup();
  await trainer.call(moveGroupWorkout, move('2028-02-17', '2028-02-18'));
  await trainer.call(moveGroupWorkout, move('2028-02-18', '2028-02-17'));
  expect((await daysOf(ben)).toSorted()).toEqual(PLANNED.toSorted());
  const workouts = [
    { id: push, days_of_week: ['5'] },
    { id: pull, days_of_week: ['2'] },
  ];
  await update({ version: 3, workouts });
  expect((await daysOf(ben)).toSorted()).toEqual(['2028-02-15 Pull', '2028-02-18 Push', '2028-02-22 Pull']);
});

it.each([
  ['beyond the new dates is gone', { start_date: '2028-02-15', end_date: '2028-02-25' }],
  ['stays while its day is within them', { start_date: '2028-02-15', end_date: '2028-03-03' }],
  [
    'of a schedule that is not repeated any more is where it is asked for',
    { start_date: '2028-02-17', end_date: null },
  ],
])('what was moved by hand %s, as was previewed', async (_name, dates) => {
  const { ben, move, read, daysOf, update, join } = await planForGroup();
  await trainer.call(moveGroupWorkout, move('2028-02-17', '2028-03-02'));
  const before = await read();
  const workouts = before.workouts.map(({ id, days_of_week }) => ({ id, days_of_week }));
  const named = before.workouts.map(({ workout_name: name, ...rest }) => ({ ...rest, name }));
  const { kept, added } = reschedulePreview(before, { ...dates, workouts: named }, '2028-02-15');
  await update({ version: before.version, ...dates, workouts });
  const nameOf = (id: number | null) => before.workouts.find((one) => one.id === id)?.workout_name;
  const preview = [
    ...kept.map(({ date, scheduleWorkoutId }) => `${date} ${nameOf(scheduleWorkoutId)}`),
    ...added.map(({ date, index: slot }) => `${date} ${before.workouts[slot]?.workout_name}`),
  ].toSorted();
  expect((await daysOf(ben)).toSorted()).toEqual(preview);
  expect((await daysOf(await join())).toSorted()).toEqual(preview);
});

it('reaches who joins once, also when the rule has come to hold that day', async () => {
  const { ben, push, pull, move, daysOf, update, join } = await planForGroup();
  await trainer.call(moveGroupWorkout, move('2028-02-17', '2028-02-18'));
  const workouts = [
    { id: push, days_of_week: ['5'] },
    { id: pull, days_of_week: ['2'] },
  ];
  await update({ version: 2, workouts });
  expect(await daysOf(await join())).toEqual(await daysOf(ben));
});

it.each([
  ['to the past', '2028-02-15', '2028-02-14', 'Start Date should not be set in the past'],
  ['out of the past', '2028-02-10', '2028-02-16', 'A workout that is past or done stays on the calendar.'],
  ['to a day it is on already', '2028-02-15', '2028-02-17', 'This workout is already on that day.'],
])('does not move %s', async (_name, oldDate, date, message) => {
  const { move, shown } = await planForGroup();
  const before = await shown();
  const refusal = await trainer.refused(moveGroupWorkout, move(oldDate, date));
  expect([refusal.status, refusal.message]).toEqual([400, message]);
  expect(await shown()).toEqual(before);
});

it('is a conflict when it is on that day no more, and not there for a workout of another schedule', async () => {
  const { move } = await planForGroup();
  expect((await trainer.refused(moveGroupWorkout, move('2028-02-16', '2028-02-18'))).status).toBe(409);
  expect((await trainer.refused(moveGroupWorkout, move('2028-02-15', '2028-02-18', 999_999))).status).toBe(
    404,
  );
});

it('one workout of a day is taken off without the others, and nobody who joins gets what was moved away', async () => {
  const { ben, pull, move, daysOf, remove, join } = await planForGroup();
  const day = { scope: 'day', date: '2028-02-22', planWorkoutId: String(pull) };
  expect((await remove(day)).removed_count).toBe(2);
  expect(await daysOf(ben)).toEqual(PLANNED.filter((one) => one !== '2028-02-22 Pull'));
  await trainer.call(moveGroupWorkout, move('2028-02-24', '2028-02-23'));
  await remove({ scope: 'following', date: '2028-02-22' });
  expect(await daysOf(await join())).toEqual(PLANNED.slice(0, 3));
});

it('names the members whose days differ, and a new run leaves those as named', async () => {
  const { ana, ben, pull, read, update, scheduleOf, daysOf } = await planForGroup();
  const { days } = await scheduleOf(ben);
  const of22 = days.find((day) => day.workout_date === '2028-02-22' && day.workout_name === 'Pull');
  await trainer.call(moveScheduledWorkout, {
    params: { id: ben, scheduledWorkoutId: of22?.id ?? 0 },
    body: { oldDate: '2028-02-22', date: '2028-02-23' },
  });
  const cancelled = { scheduleId: (await scheduleOf(ana)).id, userId: ana, currentDate: '2028-02-15' };
  await trainer.call(cancelWorkout, { body: cancelled });
  const { member_exceptions: exceptions = [], version } = await read();
  const nobody = { is_cancelled: false, own_days: [], skipped_days: [] };
  const work = { plan_workout_id: pull, workout_name: 'Pull' };
  expect(exceptions.toSorted((one, other) => one.client_user_id - other.client_user_id)).toMatchObject([
    { ...nobody, client_user_id: ana, is_cancelled: true },
    {
      ...nobody,
      client_user_id: ben,
      own_days: [{ ...work, workout_date: '2028-02-23' }],
      skipped_days: [{ ...work, workout_date: '2028-02-22' }],
    },
  ]);
  await update({ version, end_date: '2028-02-29' });
  const fromThe22nd = (await daysOf(ben)).filter((day) => day >= '2028-02-22');
  expect(fromThe22nd).toEqual([
    '2028-02-22 Push',
    '2028-02-23 Pull',
    '2028-02-24 Push',
    '2028-02-29 Push',
    '2028-02-29 Pull',
  ]);
  expect(await daysOf(ana)).toEqual([]);
});
