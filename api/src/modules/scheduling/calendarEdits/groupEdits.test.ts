/** @embedded Triggers record each row of a group and its members. */
import {
  editGroupCalendar,
  undoGroupCalendarChange,
} from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import {
  cancelGroupSchedule,
  deleteGroupSchedule,
  moveGroupWorkout,
  readGroupSchedule,
  updateGroupSchedule,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  completeScheduledWorkout,
  moveScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { MONDAY, moved, startCalendarWorld } from '../../../testing/calendars/calendarWorld';
import { newGroupOf, shifted } from '../../../testing/calendars/groupWorld';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let world: Awaited<ReturnType<typeof startCalendarWorld>>;

beforeAll(async () => {
  api = await startTestApp();
  world = await startCalendarWorld(api);
});

afterAll(() => api.close());

const newGroup = () => newGroupOf(api, world);

it('undoes and does again each change of a group exactly, for all members', async () => {
  const { trainer } = world;
  const group = await newGroup();
  const { id } = group;
  const states = [await group.rows()];
  const after = async (work: Promise<unknown>) => {
    await work;
    states.push(await group.rows());
  };
  await after(group.schedule(14));
  const all = await group.workoutsOf();
  const groupScheduleId = all[0]?.group_schedule_id ?? 0;
  const params = { id, groupScheduleId };
  await after(group.edit('copy', shifted(all.slice(0, 3), 21)));
  await after(group.edit('move', shifted(all.slice(0, 3), 1)));
  const [first] = await group.workoutsOf();
  const move = { oldDate: first?.workout_date ?? '', date: '2028-02-27' };
  const slot = { plan_workout_id: first?.plan_workout_id ?? 0 };
  await after(trainer.call(moveGroupWorkout, { params, body: { ...slot, ...move } }));
  await after(group.edit('remove', shifted((await group.workoutsOf()).slice(0, 1), 0)));
  const details = await trainer.call(readGroupSchedule, { params, query: {} });
  const kept = details.workouts.slice(0, 1).map((one) => ({ id: one.id, days_of_week: ['2' as const] }));
  const changed = { version: details.version, end_date: addDays(MONDAY, 20), workouts: kept };
  await after(trainer.call(updateGroupSchedule, { params, body: changed }));
  await after(trainer.call(cancelGroupSchedule, { params, body: {} }));
  const other = (await group.workoutsOf())[0]?.group_schedule_id ?? 0;
  const deletion = { params: { id, groupScheduleId: other }, query: { scope: 'all' as const } };
  await after(trainer.call(deleteGroupSchedule, deletion));
  const changes = await group.changes();
  const kinds = ['remove', 'remove', 'reschedule', 'remove', 'move', 'move', 'copy', 'schedule'];
  expect(changes.map(({ kind }) => kind)).toEqual(kinds);
  expect(changes.at(-1)).toMatchObject({ workout_count: 6, workout_name: 'Push', first_date: MONDAY });
  for (const [index, one] of changes.entries()) {
    await group.undo(one.id);
    expect(await group.rows()).toEqual(states.at(-2 - index));
  }
  for (const [index, one] of changes.toReversed().entries()) {
    await group.redo(one.id);
    expect(await group.rows()).toEqual(states[index + 1]);
  }
});

it('copies go to other groups and clients, from a group and from a client', async () => {
  const { newClient, daysOf, edit, workoutsOf } = world;
  const [group, other] = [await newGroup(), await newGroup()];
  await group.schedule(7);
  const client = await newClient();
  const foreign = (await buildClient(api.database.db, (await buildTrainer(api.database.db)).id)).id;
  const targets = { client_ids: [client, foreign], group_ids: [other.id] };
  const result = await group.edit('copy', shifted(await group.workoutsOf(), 7), targets);
  expect(result.edited).toMatchObject([{ group_id: other.id }, { client_id: client }]);
  expect(result.refused).toMatchObject([{ client_id: foreign, code: 4040 }]);
  expect(await other.shown()).toEqual(['2028-02-28 Push 2', '2028-03-01 Pull 2', '2028-03-03 Push 2']);
  expect(await daysOf(client)).toEqual(['2028-02-28 Push', '2028-03-01 Pull', '2028-03-03 Push']);
  expect(await group.shown()).toHaveLength(3);
  const back = moved((await workoutsOf(client)).slice(0, 1), 7);
  await edit(client, { mode: 'copy', workouts: back, group_ids: [group.id] });
  expect((await group.shown()).at(-1)).toBe('2028-03-06 Push 2');
});

it('leaves what a member has on a day of their own', async () => {
  const group = await newGroup();
  await group.schedule(7);
  const [own] = await world.workoutsOf(group.ana);
  const params = { id: group.ana, scheduledWorkoutId: own?.id ?? 0 };
  const move = { oldDate: MONDAY, date: '2028-02-26' };
  await world.trainer.call(moveScheduledWorkout, { params, body: move });
  const [first] = (await group.workoutsOf()).filter(({ workout_date }) => workout_date === MONDAY);
  await group.edit('move', shifted(first ? [first] : [], 1));
  expect(await world.daysOf(group.ana)).toContain('2028-02-26 Push');
  expect(await world.daysOf(group.ben)).toContain('2028-02-22 Push');
});

describe('nothing changes', () => {
  it('when somebody has joined, or a member has done one of the workouts since', async () => {
    const group = await newGroup();
    await group.schedule(7);
    await group.edit('move', shifted(await group.workoutsOf(), 1));
    const changeId = (await group.changes())[0]?.id ?? 0;
    const [day] = await world.workoutsOf(group.ana);
    const params = { id: group.ana, scheduledWorkoutId: day?.id ?? 0 };
    await world.trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
    const undoing = { params: { id: group.id, changeId }, body: {} };
    const refusal = async () => {
      const before = await group.rows();
      const { status, message } = await world.trainer.refused(undoGroupCalendarChange, undoing);
      expect(await group.rows()).toEqual(before);
      return `${status} ${message}`;
    };
    expect(await refusal()).toMatch(/^409 These workouts have been changed or trained since/);
    await world.trainer.call(completeScheduledWorkout, { params, body: { is_complete: false } });
    await group.join();
    expect(await refusal()).toMatch(/^409 Somebody has joined or left the group since/);
  });

  it.each([
    ['copied to a past day', 'copy', -14, 0, 400],
    ['moved to the same days', 'move', 0, 0, 400],
    ['seen on another day', 'copy', 7, 1, 409],
  ] as const)('when the workouts are %s', async (_, mode, days, seenLater, status) => {
    const group = await newGroup();
    await group.schedule(7);
    const seen = shifted(await group.workoutsOf(), days);
    const workouts = seen.map((one) => ({ ...one, date: addDays(one.date, seenLater) }));
    const before = await group.rows();
    const request = { params: { id: group.id }, body: { mode, workouts } };
    expect((await world.trainer.refused(editGroupCalendar, request)).status).toBe(status);
    expect(await group.rows()).toEqual(before);
  });
});
