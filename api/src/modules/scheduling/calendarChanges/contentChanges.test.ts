/** @embedded Triggers record each row. */
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { readWorkout } from '@formline/shared/contracts/library/workouts';
import {
  redoCalendarChange,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { updateGroupWorkout } from '@formline/shared/contracts/scheduling/groupSchedules';
import { updateScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { tidyUp } from '../../../housekeeping';
import { startCalendarWorld } from '../../../testing/calendars/calendarWorld';
import { newGroupOf } from '../../../testing/calendars/groupWorld';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let world: Awaited<ReturnType<typeof startCalendarWorld>>;
let exerciseId: number;

beforeAll(async () => {
  api = await startTestApp();
  world = await startCalendarWorld(api);
  const { exercises } = await world.trainer.call(findExercises, { query: { size: 1 } });
  exerciseId = exercises[0]?.id ?? 0;
});

afterAll(() => api.close());

const withSets = (sets: number) => [{ name: 'Main', exercises: [{ id: exerciseId, sets, reps: 5 }] }];

async function clientWithPush() {
  const id = await world.clientWithWeek();
  const [push] = await world.workoutsOf(id);
  if (!push) throw new Error('Nothing was scheduled.');
  const params = { id, scheduledWorkoutId: push.id };
  const shownId = async () => (await world.workoutsOf(id))[0]?.workout_id ?? 0;
  return {
    id,
    change: (sets: number, scope: 'day' | 'following' = 'day') =>
      world.trainer.call(updateScheduledWorkout, { params, body: { scope, sections: withSets(sets) } }),
    shownId,
    setsShown: async () => {
      const { sections } = await world.trainer.call(readWorkout, { params: { id: await shownId() } });
      const [item] = sections.flatMap(({ exercises }) => exercises);
      return item?.routine_type === null ? item.sets : null;
    },
  };
}

const undo = (id: number, changeId: number) =>
  world.trainer.call(undoCalendarChange, { params: { id, changeId }, body: {} });
const redo = (id: number, changeId: number) =>
  world.trainer.call(redoCalendarChange, { params: { id, changeId }, body: {} });

it.each(['day', 'following'] as const)(
  'a changed workout (%s) is undone and done again exactly',
  async (scope) => {
    const { id, change, setsShown } = await clientWithPush();
    const before = await world.calendar(id);
    await change(7, scope);
    const after = await world.calendar(id);
    const [newest] = await world.changesOf(id);
    expect(newest?.kind).toBe('reschedule');
    const changeId = newest?.id ?? 0;
    await undo(id, changeId);
    expect(await world.calendar(id)).toEqual(before);
    expect(await setsShown()).toBeNull();
    await redo(id, changeId);
    expect(await world.calendar(id)).toEqual(after);
    expect(await setsShown()).toBe(7);
  },
);

it('what an editor saves one after the other is one change, of which the last content comes back', async () => {
  const { id, change, setsShown, shownId } = await clientWithPush();
  const before = await world.calendar(id);
  const count = (await world.changesOf(id)).length;
  await change(3);
  const copyId = await shownId();
  await change(4);
  await change(5);
  expect(await shownId()).toBe(copyId);
  const changes = await world.changesOf(id);
  expect(changes).toHaveLength(count + 1);
  const changeId = changes[0]?.id ?? 0;
  await undo(id, changeId);
  expect(await world.calendar(id)).toEqual(before);
  await redo(id, changeId);
  expect(await setsShown()).toBe(5);
});

it('a change after another one, or after an undo, is a change of its own in a new copy', async () => {
  const { id, change, shownId } = await clientWithPush();
  await change(3);
  const firstCopy = await shownId();
  await world.schedule(id, 7);
  await change(4);
  const secondCopy = await shownId();
  expect(secondCopy).not.toBe(firstCopy);
  const [newest] = await world.changesOf(id);
  await undo(id, newest?.id ?? 0);
  expect(await shownId()).toBe(firstCopy);
  await change(6);
  expect([firstCopy, secondCopy]).not.toContain(await shownId());
});

it('a copy that only old changes can bring back goes with them; one on the calendar stays', async () => {
  const { id, change, shownId } = await clientWithPush();
  await change(3);
  const replaced = await shownId();
  await world.schedule(id, 7);
  await change(4);
  const shown = await shownId();
  const { db, pool } = api.database;
  const older = `update calendar_changes set created_at = created_at - interval '31 days' where client_id = $1`;
  await pool.query(older, [id]);
  await tidyUp({ db, clock: api.clock, reportDays: 30 });
  const { rows } = await pool.query('select id from workouts where id = any($1)', [[replaced, shown]]);
  expect(rows).toEqual([{ id: shown }]);
});

it('a group’s workout is changed for all members, undone and done again exactly', async () => {
  const group = await newGroupOf(api, world);
  await group.schedule(7);
  const [work] = await group.workoutsOf();
  const before = await group.rows();
  const params = {
    id: group.id,
    groupScheduleId: work?.group_schedule_id ?? 0,
    planWorkoutId: work?.plan_workout_id ?? 0,
  };
  for (const sets of [3, 4]) {
    await world.trainer.call(updateGroupWorkout, { params, body: { sections: withSets(sets) } });
  }
  const after = await group.rows();
  const changes = await group.changes();
  expect(changes.map(({ kind }) => kind)).toEqual(['reschedule', 'schedule']);
  const changeId = changes[0]?.id ?? 0;
  await group.undo(changeId);
  expect(await group.rows()).toEqual(before);
  await group.redo(changeId);
  expect(await group.rows()).toEqual(after);
});
