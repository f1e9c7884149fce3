/** @embedded A function of the database. */
import {
  listCalendarChanges,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { createClientGroup, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import {
  readGroupSchedule,
  scheduleForGroup,
  updateGroupWorkout,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  moveScheduledWorkout,
  updateSchedule,
  updateScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { listSchedules, readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleForClients } from '@formline/shared/contracts/scheduling/severalClients';
import { tidyUp } from '../../../housekeeping';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { buildWeeklyProgram, FOUR_WEEKS, IN_FOUR_WEEKS, TODAY } from '../../../testing/worlds/weeklyProgram';

let api: TestApp;
let world: Awaited<ReturnType<typeof buildWeeklyProgram>>;

beforeAll(async () => {
  api = await startTestApp();
  world = await buildWeeklyProgram(api);
});

afterAll(() => api.close());

const dosesOf = (days: readonly string[]) => new Set(days.map((day) => day.split(' ')[1]));

async function groupWithWeeks() {
  const { trainer } = world;
  const ana = await world.newClient();
  const { id } = await trainer.call(createClientGroup, { body: { title: 'Early', client_user_ids: [ana] } });
  const body = { ...FOUR_WEEKS, formlineProgramId: world.programId };
  const plan = await trainer.call(scheduleForGroup, { params: { id }, body });
  const named = { id, groupScheduleId: plan.id };
  return {
    id,
    ana,
    daysOf: async (client: number, name?: string) => {
      const [schedule] = await trainer.call(listSchedules, { params: { id: client } });
      return world.daysOf({ id: client, scheduleId: schedule?.id ?? 0 }, name);
    },
    planned: async () => {
      const [squat] = (await trainer.call(readGroupSchedule, { params: named })).workouts;
      return { squat, params: { ...named, planWorkoutId: squat?.id ?? 0 } };
    },
  };
}

describe('a schedule with weeks', () => {
  it('counts them from its new start when it gets other dates', async () => {
    const schedule = await world.scheduled();
    await world.trainer.call(updateSchedule, {
      params: schedule,
      body: { start_date: '2028-02-21', end_date: '2028-03-13', currentDate: TODAY },
    });
    expect(await world.daysOf(schedule)).toEqual([
      '2028-02-21 4×10@100',
      '2028-02-28 4×10@105',
      '2028-03-06 4×10@110',
      '2028-03-13 2×10@115',
    ]);
  });

  it('keeps the workout of a day that is moved, and comes back by undo', async () => {
    const schedule = await world.scheduled();
    const { days } = await world.trainer.call(readSchedule, { params: schedule });
    const day = days.find((one) => one.workout_date === '2028-02-21' && one.workout_name === 'Squat');
    const move = (date: string, oldDate: string) =>
      world.trainer.call(moveScheduledWorkout, {
        params: { id: schedule.id, scheduledWorkoutId: day?.id ?? 0 },
        body: { date, oldDate, currentDate: TODAY },
      });
    await move('2028-03-02', '2028-02-21');
    expect(await world.daysOf(schedule)).toContain('2028-03-02 4×10@105');
    await move('2028-02-21', '2028-03-02');
    expect(await world.daysOf(schedule)).toEqual(IN_FOUR_WEEKS);
    const changes = await world.trainer.call(listCalendarChanges, { params: { id: schedule.id } });
    for (const { id: changeId } of changes) {
      await world.trainer.call(undoCalendarChange, {
        params: { id: schedule.id, changeId },
        body: { currentDate: TODAY },
      });
    }
    expect(await world.trainer.call(listSchedules, { params: { id: schedule.id } })).toEqual([]);
  });

  it('shows a workout that is changed for all days to come in all weeks', async () => {
    const schedule = await world.scheduled();
    const { days } = await world.trainer.call(readSchedule, { params: schedule });
    const second = days.find((one) => one.workout_date === '2028-02-21' && one.workout_name === 'Squat');
    const sections = world.withDose({ sets: 5, reps: 5, weight: 50 });
    await world.trainer.call(updateScheduledWorkout, {
      params: { id: schedule.id, scheduledWorkoutId: second?.id ?? 0 },
      body: { scope: 'following', sections, currentDate: TODAY },
    });
    expect(await world.daysOf(schedule)).toEqual([
      '2028-02-14 4×10@100',
      '2028-02-21 5×5@50',
      '2028-02-28 5×5@50',
      '2028-03-06 5×5@50',
    ]);
  });

  it('is the same for all members of a group, and for who joins later', async () => {
    const { id, ana, daysOf, planned } = await groupWithWeeks();
    const ben = await world.newClient();
    await world.trainer.call(updateClientGroup, {
      params: { id },
      body: { new_client_user_ids: [ben], currentDate: TODAY },
    });
    expect(await daysOf(ana)).toEqual(IN_FOUR_WEEKS);
    expect(await daysOf(ben)).toEqual(IN_FOUR_WEEKS);
    const sections = world.withDose({ sets: 5, reps: 5, weight: 50 });
    const body = { sections, currentDate: TODAY };
    await world.trainer.call(updateGroupWorkout, { params: (await planned()).params, body });
    expect(dosesOf(await daysOf(ben))).toEqual(new Set(['5×5@50']));
  });

  it('gives all weeks of a group what the week that was changed has', async () => {
    const { ana, daysOf, planned } = await groupWithWeeks();
    const { params, squat } = await planned();
    expect(squat?.week_workout_ids).toHaveLength(4);
    const body = { name: 'Heavy Squat', workout_id: squat?.week_workout_ids?.[2] ?? 0, currentDate: TODAY };
    await world.trainer.call(updateGroupWorkout, { params, body });
    expect(dosesOf(await daysOf(ana, body.name))).toEqual(new Set(['4×10@110']));
    expect((await planned()).squat).not.toHaveProperty('week_workout_ids');
  });

  it('says which workouts have other weeks', async () => {
    const { workouts } = await world.trainer.call(readSchedule, { params: await world.scheduled() });
    expect(workouts.map((one) => one.has_weekly_changes)).toEqual([true, true]);
    const changes = {
      week_changes: [],
      workouts: [{ workout_id: world.squat, days_of_week: ['1' as const] }],
    };
    const without = await world.trainer.call(readSchedule, { params: await world.scheduled(changes) });
    expect(without.workouts[0]).not.toHaveProperty('has_weekly_changes');
  });

  it('shares its workouts with the other clients of the call, also after one was refused', async () => {
    const clients = [await world.newClient(), await world.newClient()];
    const body = {
      ...FOUR_WEEKS,
      formlineProgramId: world.programId,
      client_ids: [1_000_000, ...clients],
    };
    const { scheduled, refused } = await world.trainer.call(scheduleForClients, { body });
    expect(refused).toHaveLength(1);
    const daysOf = async ({ client_id: id, schedule_id: scheduleId }: (typeof scheduled)[number]) => {
      expect(await world.daysOf({ id, scheduleId })).toEqual(IN_FOUR_WEEKS);
      const { days } = await world.trainer.call(readSchedule, { params: { id, scheduleId } });
      return days.map((day) => day.workout_id);
    };
    const [one, other] = await Promise.all(scheduled.map(daysOf));
    expect(one).toEqual(other);
  });

  it('leaves none of its workouts behind once its undone change is forgotten', async () => {
    const { id, scheduleId } = await world.scheduled();
    const { days } = await world.trainer.call(readSchedule, { params: { id, scheduleId } });
    const ids = days.map((day) => day.workout_id);
    const count = async () =>
      (
        await api.database.pool.query('select id from workouts where is_schedule_copy and id = any($1)', [
          ids,
        ])
      ).rowCount;
    expect(await count()).toBe(4);
    const [change] = await world.trainer.call(listCalendarChanges, { params: { id } });
    const params = { id, changeId: change?.id ?? 0 };
    await world.trainer.call(undoCalendarChange, { params, body: { currentDate: TODAY } });
    const { db, pool } = api.database;
    const older = `update calendar_changes set created_at = created_at - interval '31 days' where client_id = $1`;
    await pool.query(older, [id]);
    await tidyUp({ db, clock: api.clock, reportDays: 30 });
    expect(await count()).toBe(0);
  });
});
