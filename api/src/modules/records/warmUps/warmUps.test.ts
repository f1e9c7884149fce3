import { readWorkout } from '@formline/shared/contracts/library/workouts';
import { recordOhsa } from '@formline/shared/contracts/records/ohsa';
import { addToWarmUps, previewWarmUps, undoWarmUps } from '@formline/shared/contracts/records/warmUps';
import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { scheduleForGroup } from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  completeScheduledWorkout,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { managerAssignments } from '../../../database/schema/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { buildCorrectiveWorld, sectionsWith } from '../../../testing/worlds/correctiveWorld';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let planDays: Awaited<ReturnType<typeof buildCorrectiveWorld>>['planDays'];
let trainerId: number;
let walk: number;
let roll: number;
let bridge: number;

beforeAll(async () => {
  api = await startTestApp();
  ({ trainer, planDays, trainerId, walk, roll, bridge } = await buildCorrectiveWorld(api));
});

afterAll(() => api.close());

describe('corrective exercises in the Warm-Up', () => {
  it('come after what is there, on the chosen days alone, with the suggested dose', async () => {
    const { library, preview, add, content, dayOn } = await planDays();
    const { days, exercises } = await preview(2);
    expect(exercises.map(({ id }) => id)).toEqual([roll, bridge]);
    expect(days.map(({ date, outcome, added_exercise_ids: ids }) => [date, outcome, ids])).toEqual([
      ['2028-02-15', 'adds', [roll, bridge]],
      ['2028-02-16', 'adds', [roll, bridge]],
    ]);
    const { changed } = await add(2);
    expect(changed).toHaveLength(2);
    const more = [['Warm-Up', walk, roll, bridge]];
    expect(await content()).toEqual([more, more, [['Warm-Up', walk]], [['Warm-Up', walk]]]);
    expect(await trainer.call(readWorkout, { params: { id: library.id } })).toEqual(library);
    const { workout_id: copy } = await dayOn('2028-02-15');
    const { sections, is_visible } = await trainer.call(readWorkout, { params: { id: copy } });
    expect(is_visible).toBe(false);
    expect(sections[0]?.exercises[1]).toMatchObject({ id: roll, sets: 2, reps: 10, rest: 15 });
    expect((await preview(2)).days.map(({ outcome }) => outcome)).toEqual(['alreadyThere', 'alreadyThere']);
  });

  it('get a Warm-Up in front where there is none, and are added once', async () => {
    const { add, content } = await planDays(sectionsWith('Main', walk));
    await add(1);
    expect((await content())[0]).toEqual([
      ['Warm-Up', roll, bridge],
      ['Main', walk],
    ]);
    const other = await planDays(sectionsWith('warm up', roll));
    await other.add(1);
    expect((await other.content())[0]).toEqual([['warm up', roll, bridge]]);
  });

  it('leave group sessions and full workouts, say so, and go on to the next workouts', async () => {
    const full = await planDays(sectionsWith('Warm-Up', ...Array.from({ length: 59 }, () => walk)));
    expect((await full.preview(1)).days.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 4 }, () => 'tooManyExercises'),
    );
    const { params, library, ohsa, preview } = await planDays();
    const group = await trainer.call(createClientGroup, {
      body: { title: 'Early', client_user_ids: [params.id] },
    });
    await trainer.call(scheduleForGroup, {
      params: { id: group.id },
      body: {
        startDate: '2028-02-15',
        endDate: '2028-02-16',
        workouts: [{ workout_id: library.id, days_of_week: ['2'] }],
      },
    });
    const { days } = await preview(2);
    expect(days.map(({ date, outcome }) => [date, outcome])).toEqual([
      ['2028-02-15', 'adds'],
      ['2028-02-15', 'groupSession'],
      ['2028-02-16', 'adds'],
    ]);
    const session = days.find(({ outcome }) => outcome === 'groupSession');
    const named = {
      scheduled_workout_id: session?.scheduled_workout_id,
      schedule_version: session?.schedule_version,
    };
    const body = { ohsa_result_id: ohsa.id, days: [named] };
    expect(await trainer.refused(addToWarmUps, { params, body })).toMatchObject({
      status: 400,
      message: 'Walk on 02/15/2028 cannot be changed here. Nothing was changed.',
    });
  });

  it('are refused when the schedule, the day or the assessment has changed since the preview', async () => {
    const { params, scheduleId, dayOn, bodyOf, ohsa, content } = await planDays();
    const before = await content();
    const body = await bodyOf(2);
    await trainer.call(updateSchedule, { params: { ...params, scheduleId }, body: { name: 'Later' } });
    expect(await trainer.refused(addToWarmUps, { params, body })).toMatchObject({ key: 'stale_version' });
    const again = await bodyOf(2);
    const scheduledWorkoutId = (await dayOn('2028-02-15')).id;
    await trainer.call(completeScheduledWorkout, {
      params: { ...params, scheduledWorkoutId },
      body: { is_complete: true },
    });
    expect(await trainer.refused(addToWarmUps, { params, body: again })).toMatchObject({
      key: 'stale_version',
    });
    const third = await bodyOf(1);
    const { assessment_date, compensations } = ohsa;
    await trainer.call(recordOhsa, { params, body: { assessment_date, compensations } });
    expect(await trainer.refused(addToWarmUps, { params, body: third })).toMatchObject({
      key: 'stale_version',
    });
    expect(await content()).toEqual(before);
  });
});

it('is not there for another trainer, and a manager sees the preview alone', async () => {
  const { db } = api.database;
  const { params, bodyOf, add } = await planDays();
  const body = await bodyOf(1);
  const other = await api.signInAs((await buildTrainer(db)).email);
  const reader = await buildTrainer(db, { isManager: true });
  await db.insert(managerAssignments).values({ managerId: reader.id, trainerId });
  const manager = await api.signInAs(reader.email);
  const query = { count: 1 };
  expect((await other.refused(previewWarmUps, { params, query })).status).toBe(404);
  expect((await other.refused(addToWarmUps, { params, body })).status).toBe(404);
  expect((await manager.call(previewWarmUps, { params, query })).days).toHaveLength(1);
  expect((await manager.refused(addToWarmUps, { params, body })).status).toBe(403);
  const { changed } = await add(1);
  expect((await other.refused(undoWarmUps, { params, body: { changed } })).status).toBe(404);
  expect((await manager.refused(undoWarmUps, { params, body: { changed } })).status).toBe(403);
  const anotherClient = { id: (await buildClient(db, trainerId)).id };
  expect((await trainer.refused(undoWarmUps, { params: anotherClient, body: { changed } })).status).toBe(409);
});
