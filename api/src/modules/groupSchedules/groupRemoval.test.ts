import { createClientGroup } from '@formline/shared/contracts/clientGroups';
import { deleteGroupSchedule, scheduleForGroup } from '@formline/shared/contracts/groupSchedules';
import { updateSchedule } from '@formline/shared/contracts/scheduleChanges';
import { listSchedules, readSchedule } from '@formline/shared/contracts/scheduleDetails';
import { buildPlanner } from '../../testing/buildPlanner';
import { buildClient } from '../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../testing/startTestApp';

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

/** A group of two, today being Tuesday the 15th. */
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
    ben,
    scheduleOf,
    daysOf: async (client: number) =>
      (await scheduleOf(client)).days.map(
        ({ workout_date, workout_name }) => `${workout_date} ${workout_name}`,
      ),
    remove: (query: Record<string, string>) => trainer.call(deleteGroupSchedule, { params, query }),
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
