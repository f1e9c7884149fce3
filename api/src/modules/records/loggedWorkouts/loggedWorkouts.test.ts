/** @embedded Distinct rows by exercise, and calls at the same moment. */
import { IDEMPOTENCY_HEADER } from '@formline/shared/contracts/idempotencyKey';
import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import {
  listBestSets,
  listExerciseSessions,
  readWorkoutLog,
  saveWorkoutLog,
} from '@formline/shared/contracts/records/loggedWorkouts';
import { listWeeklyCompletion } from '@formline/shared/contracts/scheduling/calendar';
import { deleteSchedule } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { eq } from 'drizzle-orm';
import { exercises as exerciseTable } from '../../../database/schema/exercises';
import { loggedWorkouts } from '../../../database/schema/loggedWorkouts';
import { type LoggingWorld, loggedSet as set, startLoggingWorld } from '../../../testing/loggingWorld';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let squat: number;
let press: number;
let build: LoggingWorld['build'];

beforeAll(async () => {
  api = await startTestApp();
  ({ trainer, squat, press, build } = await startLoggingWorld(api));
});

afterAll(() => api.close());

const logOf = (...sets: object[]) => ({ exercises: [{ key: 'exercise-1', exercise_id: squat, sets }] });

const everything = {
  note: 'Slept badly',
  exercises: [
    {
      key: 'exercise-1',
      note: 'Knees fine',
      is_done: true,
      sets: [
        set(1, { effort: 7, note: 'easy' }),
        set(3, { reps: null, weight: null, dur_seconds: 40, distance: 0.25, distance_units: 'miles' }),
      ],
    },
    { key: 'exercise-2', sets: [] },
  ],
};
const named = () => ({
  ...everything,
  exercises: everything.exercises.map((one, index) => ({ ...one, exercise_id: index === 0 ? squat : press })),
});

it('is recorded set by set and read with the workout it belongs to', async () => {
  const { read, save, params } = await build();
  const before = await read();
  expect(before).toMatchObject({ log: null, last_sessions: [], scheduled_workout: { is_complete: false } });
  expect(
    before.sections.flatMap(({ exercises }) => exercises.map((one) => 'name' in one && one.name)),
  ).toEqual(['Squat', 'Press']);
  const saved = await save({ version: 0, ...named() });
  expect(saved).toMatchObject({
    scheduled_workout_id: params.scheduledWorkoutId,
    date: '2028-02-14',
    workout_name: 'Push',
    note: 'Slept badly',
    is_complete: false,
    version: 1,
  });
  expect(saved.exercises).toEqual([
    {
      key: 'exercise-1',
      exercise_id: squat,
      name: 'Squat',
      is_done: true,
      note: 'Knees fine',
      sets: [
        {
          number: 1,
          reps: 8,
          weight: 100,
          dur_seconds: null,
          distance: null,
          distance_units: 'miles',
          effort: 7,
          note: 'easy',
        },
        {
          number: 3,
          reps: null,
          weight: null,
          dur_seconds: 40,
          distance: 0.25,
          distance_units: 'miles',
          effort: null,
          note: null,
        },
      ],
    },
    { key: 'exercise-2', exercise_id: press, name: 'Press', is_done: false, note: null, sets: [] },
  ]);
  expect((await read()).log).toEqual(saved);
  const less = await save({ version: 1, ...logOf(set(1)) });
  expect(less).toMatchObject({ note: null, version: 2, exercises: [{ sets: [{ number: 1 }] }] });
  expect((await read()).log).toEqual(less);
});

it('shows the latest sets of each exercise, but not those of the workout itself or of later days', async () => {
  const { id, dayOn, save, params } = await build();
  await save(logOf(set(1, { weight: 90 })));
  const next = { id, scheduledWorkoutId: await dayOn('2028-02-16') };
  const today = '2028-02-16';
  await trainer.call(saveWorkoutLog, { params: next, body: { ...logOf(set(1)), currentDate: today } });
  const { last_sessions: last } = await trainer.call(readWorkoutLog, { params: next });
  expect(last).toMatchObject([{ exercise_id: squat, date: '2028-02-14', sets: [{ weight: 90 }] }]);
  expect((await trainer.call(readWorkoutLog, { params })).last_sessions).toEqual([]);
  const sessions = await trainer.call(listExerciseSessions, { params: { id, exerciseId: squat } });
  expect(sessions.map(({ date, workout_name, sets }) => [date, workout_name, sets[0]?.weight])).toEqual([
    ['2028-02-16', 'Pull', 100],
    ['2028-02-14', 'Push', 90],
  ]);
  expect(await trainer.call(listExerciseSessions, { params: { id, exerciseId: press } })).toEqual([]);
});

it('finds the best set of each exercise of the last 90 days', async () => {
  const { id, save, params } = await build();
  const { db } = api.database;
  const heavy = { key: 'exercise-2', exercise_id: press, sets: [set(1, { reps: null, dur_seconds: 40 })] };
  await save({ exercises: [...logOf(set(1), set(2, { weight: 110, reps: 7 })).exercises, heavy] });
  const bestOn = async (date: string) => {
    const isOfDay = eq(loggedWorkouts.scheduledWorkoutId, params.scheduledWorkoutId);
    await db.update(loggedWorkouts).set({ date }).where(isOfDay);
    return trainer.call(listBestSets, { params: { id }, query: { currentDate: '2028-02-15' } });
  };
  const best = { exercise_id: squat, name: 'Squat', reps: 7, weight: 110 };
  expect(await bestOn('2028-02-14')).toEqual([{ ...best, date: '2028-02-14' }]);
  expect(await bestOn('2027-11-17')).toHaveLength(1);
  expect(await bestOn('2027-11-16')).toEqual([]);
});

it('completes the scheduled workout when it is finished, once, and not before', async () => {
  const { id, read, save } = await build();
  const week = async () =>
    (await trainer.call(listWeeklyCompletion, { params: { id }, query: { startDate: '2028-02-13' } })).find(
      ({ workout_date }) => workout_date === '2028-02-14',
    )?.is_complete;
  await save(logOf(set(1)));
  expect([(await read()).scheduled_workout.is_complete, await week()]).toEqual([false, false]);
  expect((await save({ ...logOf(set(1)), is_complete: true })).is_complete).toBe(true);
  expect((await save({ ...logOf(set(1), set(2)), is_complete: true })).is_complete).toBe(true);
  expect((await save(logOf(set(1)))).is_complete).toBe(true);
  expect([(await read()).scheduled_workout.is_complete, await week()]).toEqual([true, true]);
  const lines = await trainer.call(listActivities, { query: { client_user_id: id } });
  expect(lines.filter(({ activity_type }) => activity_type === 'workout_completed')).toHaveLength(1);
  expect((await save({ ...logOf(set(1)), is_complete: false })).is_complete).toBe(false);
});

it('is refused to who has not seen what is there, and a simultaneous first one too', async () => {
  const { read, save, refused } = await build();
  await save({ version: 0, ...logOf(set(1)) });
  const stale = { status: 409, key: 'stale_version' };
  expect(await refused({ version: 0, ...logOf(set(2)) })).toMatchObject(stale);
  await save({ version: 1, ...logOf(set(1), set(2)) });
  expect(await refused({ version: 1, ...logOf(set(3)) })).toMatchObject(stale);
  expect((await read()).log?.exercises[0]?.sets.map(({ number }) => number)).toEqual([1, 2]);
  const { params } = await build();
  const answers = await Promise.all(
    [1, 2, 3].map((number) =>
      trainer.send(saveWorkoutLog, { params, body: { version: 0, ...logOf(set(number)) } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort((one, another) => one - another)).toEqual([200, 409, 409]);
});

it('sent again with its key is stored once', async () => {
  const { read, save } = await build();
  const headers = { [IDEMPOTENCY_HEADER]: 'one-log-sent-again' };
  const body = { version: 0, ...logOf(set(1)) };
  const first = await save(body, { headers });
  expect(await save(body, { headers })).toEqual(first);
  expect((await read()).log).toEqual(first);
  expect(first.version).toBe(1);
});

it('waits for the day of the workout', async () => {
  const { id, dayOn } = await build();
  const params = { id, scheduledWorkoutId: await dayOn('2028-02-16') };
  const tomorrow = { params, body: logOf(set(1)) };
  const ahead = { status: 400, message: 'A workout can be logged on its day or later.' };
  expect(await trainer.refused(saveWorkoutLog, tomorrow)).toMatchObject(ahead);
  const body = { ...logOf(set(1)), currentDate: '2028-02-16' };
  expect((await trainer.call(saveWorkoutLog, { params, body })).date).toBe('2028-02-16');
});

it.each([
  [
    'a set without a figure',
    (): object => logOf({ number: 1 }),
    'A set needs repetitions, a weight, a time or a distance',
  ],
  ['a set twice', (): object => logOf(set(1), set(1)), 'Each set of an exercise has its own number'],
  [
    'an exercise twice',
    (): object => ({ exercises: [...logOf(set(1)).exercises, ...logOf(set(1)).exercises] }),
    'A log names each exercise of the workout once',
  ],
  ['an effort of 11', (): object => logOf(set(1, { effort: 11 })), null],
  ['a negative weight', (): object => logOf(set(1, { weight: -1 })), null],
])('takes no %s', async (_name, body, message) => {
  const { refused, read } = await build();
  expect(await refused(body())).toMatchObject({ status: 400, ...(message !== null && { message }) });
  expect((await read()).log).toBeNull();
});

it('stays with the client when the schedule and the exercise are deleted', async () => {
  const { id, scheduleId, save } = await build();
  await save(logOf(set(1)));
  const { db } = api.database;
  const query = { scope: 'all', currentDate: '2028-02-14' } as const;
  await trainer.call(deleteSchedule, { params: { id, scheduleId }, query });
  await db.update(exerciseTable).set({ deletedAt: new Date() }).where(eq(exerciseTable.id, squat));
  const sessions = await trainer.call(listExerciseSessions, { params: { id, exerciseId: squat } });
  expect(sessions).toMatchObject([{ date: '2028-02-14', workout_name: 'Push' }]);
  await db.update(exerciseTable).set({ deletedAt: null }).where(eq(exerciseTable.id, squat));
});
