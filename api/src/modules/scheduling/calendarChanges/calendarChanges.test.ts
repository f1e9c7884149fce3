/** @embedded Triggers record each row. */
import { saveWorkoutLog } from '@formline/shared/contracts/records/loggedWorkouts';
import {
  redoCalendarChange,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import {
  completeScheduledWorkout,
  deleteSchedule,
  moveScheduledWorkout,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { addDays, daysBetween } from '@formline/shared/domain/dates/calendarDates';
import { tidyUp } from '../../../housekeeping';
import { MONDAY, moved, startCalendarWorld } from '../../../testing/calendars/calendarWorld';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { TEST_TODAY } from '../../../testing/testDay';

let api: TestApp;
let world: Awaited<ReturnType<typeof startCalendarWorld>>;

beforeAll(async () => {
  api = await startTestApp();
  world = await startCalendarWorld(api);
});

afterAll(() => api.close());

const undo = (id: number, changeId: number) =>
  world.trainer.call(undoCalendarChange, { params: { id, changeId }, body: {} });
const redo = (id: number, changeId: number) =>
  world.trainer.call(redoCalendarChange, { params: { id, changeId }, body: {} });
const newest = async (id: number) => (await world.changesOf(id))[0]?.id ?? 0;

it('undoes and does again each change exactly, in any number, with ids and versions', async () => {
  const { newClient, schedule, calendar, workoutsOf, edit, changesOf, trainer } = world;
  const id = await newClient();
  const states = [await calendar(id)];
  const after = async (work: Promise<unknown>) => {
    await work;
    states.push(await calendar(id));
  };
  await after(schedule(id, 14));
  const [first, second, third] = await workoutsOf(id);
  if (!first || !second || !third) throw new Error('Nothing was scheduled.');
  await after(edit(id, { mode: 'copy', workouts: moved([first, second], 14) }));
  await after(edit(id, { mode: 'move', workouts: moved([first, second, third], 1) }));
  const move = { date: '2028-02-29', oldDate: '2028-02-22' };
  const params = { id, scheduledWorkoutId: first.id };
  await after(trainer.call(moveScheduledWorkout, { params, body: move }));
  const scheduleId = first.user_schedule_id;
  const { version } = await trainer.call(readSchedule, { params: { id, scheduleId }, query: {} });
  const body = { version, name: 'Longer', end_date: addDays(MONDAY, 20) };
  await after(trainer.call(updateSchedule, { params: { id, scheduleId }, body }));
  await after(
    edit(id, { mode: 'remove', workouts: [{ id: second.id, date: addDays(second.workout_date, 1) }] }),
  );
  await after(trainer.call(deleteSchedule, { params: { id, scheduleId }, query: { scope: 'all' } }));
  const changes = await changesOf(id);
  const kinds = ['remove', 'remove', 'reschedule', 'move', 'move', 'copy', 'schedule'];
  expect(changes.map(({ kind }) => kind)).toEqual(kinds);
  for (const [index, one] of changes.entries()) {
    await undo(id, one.id);
    expect(await calendar(id)).toEqual(states.at(-2 - index));
  }
  for (const [index, one] of changes.toReversed().entries()) {
    await redo(id, one.id);
    expect(await calendar(id)).toEqual(states[index + 1]);
  }
});

it('is named by the answer to what made it', async () => {
  const { newClient, schedule, calendar, changesOf, trainer, workoutsOf } = world;
  const id = await newClient();
  const made = await schedule(id, 14);
  const before = await calendar(id);
  const params = { id, scheduleId: made.id };
  const body = { version: made.version, end_date: addDays(MONDAY, 6) };
  const shorter = await trainer.call(updateSchedule, { params, body });
  const [day] = await workoutsOf(id);
  if (!day) throw new Error('Nothing was scheduled.');
  const relocated = await trainer.call(moveScheduledWorkout, {
    params: { id, scheduledWorkoutId: day.id },
    body: { oldDate: day.workout_date, date: addDays(day.workout_date, 1) },
  });
  const removed = await trainer.call(deleteSchedule, { params });
  const answers = [removed, relocated, shorter, made].map((answer) => answer.change_id ?? 0);
  expect((await changesOf(id)).map((change) => change.id)).toEqual(answers);
  for (const changeId of answers.slice(0, 3)) await undo(id, changeId);
  expect(await calendar(id)).toEqual(before);
});

it('tells who changed what and when, and which change does not hold any more', async () => {
  const { clientWithWeek, workoutsOf, edit, changesOf, trainerId } = world;
  const id = await clientWithWeek();
  await edit(id, { mode: 'copy', workouts: moved(await workoutsOf(id), 7) });
  await undo(id, await newest(id));
  expect(await changesOf(id)).toMatchObject([
    {
      kind: 'copy',
      workout_name: 'Push',
      workout_count: 3,
      first_date: '2028-02-28',
      changed_by: { id: trainerId, full_name: 'Test Trainer' },
      undone_at: api.clock.now().toISOString(),
    },
    { kind: 'schedule', workout_count: 3, first_date: MONDAY, undone_at: null },
  ]);
});

describe('a change is not undone', () => {
  /** The first of its copies is today's. */
  const copied = async () => {
    const { clientWithWeek, workoutsOf, edit } = world;
    const id = await clientWithWeek();
    await edit(id, { mode: 'copy', workouts: moved(await workoutsOf(id), daysBetween(MONDAY, TEST_TODAY)) });
    const copy = (await workoutsOf(id))[0];
    if (copy?.workout_date !== TEST_TODAY) throw new Error('Nothing was copied.');
    return { id, changeId: await newest(id), params: { id, scheduledWorkoutId: copy.id } };
  };
  const refusal = async (id: number, changeId: number, body = {}) => {
    const before = await world.calendar(id);
    const { status } = await world.trainer.refused(undoCalendarChange, { params: { id, changeId }, body });
    expect(await world.calendar(id)).toEqual(before);
    return status;
  };

  it.each(['moved', 'done', 'logged'])('when one of its workouts was %s since', async (how) => {
    const { id, changeId, params } = await copied();
    if (how === 'moved') {
      const body = { date: '2028-03-09', oldDate: TEST_TODAY };
      await world.trainer.call(moveScheduledWorkout, { params, body });
    } else if (how === 'done') {
      await world.trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
    } else {
      await world.trainer.call(saveWorkoutLog, { params, body: { exercises: [], note: 'Felt good' } });
    }
    expect(await refusal(id, changeId)).toBe(409);
  });

  it('when a workout that would come back is gone', async () => {
    const { id, changeId } = await copied();
    const { trainer, edit, workoutsOf, calendar } = world;
    const last = (await workoutsOf(id)).slice(-1);
    await edit(id, { mode: 'remove', workouts: moved(last, 0) });
    const removal = await newest(id);
    const rows = `update calendar_change_rows set before = jsonb_set(before, '{workout_id}', '0')
      where change_id = $1 and table_name = 'scheduled_workouts'`;
    await api.database.pool.query(rows, [removal]);
    const before = await calendar(id);
    const params = { id, changeId: removal };
    expect((await trainer.refused(undoCalendarChange, { params, body: {} })).status).toBe(409);
    expect(await calendar(id)).toEqual(before);
    expect(changeId).toBeLessThan(removal);
  });

  it('twice', async () => {
    const { id, changeId } = await copied();
    await undo(id, changeId);
    expect(await refusal(id, changeId)).toBe(409);
  });

  it('when one of its days is over', async () => {
    const { id, changeId } = await copied();
    expect(await refusal(id, changeId, { currentDate: addDays(TEST_TODAY, 1) })).toBe(400);
  });

  it('by another trainer, or on another client’s calendar', async () => {
    const { changeId } = await copied();
    expect(await refusal(await world.clientWithWeek(), changeId)).toBe(404);
  });
});

it('changes are forgotten after thirty days', async () => {
  const { clientWithWeek, changesOf, daysOf } = world;
  const id = await clientWithWeek();
  const { db, pool } = api.database;
  const older = `update calendar_changes set created_at = created_at - interval '31 days' where client_id = $1`;
  await pool.query(older, [id]);
  await tidyUp({ db, clock: api.clock, reportDays: 30 });
  expect(await changesOf(id)).toEqual([]);
  expect(await daysOf(id)).toHaveLength(3);
});
