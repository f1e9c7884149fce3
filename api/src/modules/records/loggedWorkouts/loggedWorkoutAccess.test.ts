import {
  listExerciseSessions,
  readWorkoutLog,
  saveWorkoutLog,
} from '@formline/shared/contracts/records/loggedWorkouts';
import { exercises as exerciseTable } from '../../../database/schema/exercises';
import { managerAssignments } from '../../../database/schema/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type LoggingWorld, loggedSet as set, startLoggingWorld } from '../../../testing/loggingWorld';
import { signInAsClient } from '../../../testing/signInAsClient';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let world: LoggingWorld;

beforeAll(async () => {
  api = await startTestApp();
  world = await startLoggingWorld(api);
});

afterAll(() => api.close());

const logOf = (...sets: object[]) => ({ exercises: [{ key: 'exercise-1', exercise_id: world.squat, sets }] });

it('the client logs and reads the own workout, no other client does', async () => {
  const { id, params, read } = await world.build();
  const own = await signInAsClient(api, id);
  const saved = await own.call(saveWorkoutLog, { params, body: { ...logOf(set(1)), is_complete: true } });
  expect(saved).toMatchObject({ is_complete: true });
  expect(await own.call(readWorkoutLog, { params })).toEqual(await read());
  const sessions = { params: { id, exerciseId: world.squat } };
  expect(await own.call(listExerciseSessions, sessions)).toHaveLength(1);
  const other = await buildClient(api.database.db, world.trainerId);
  const otherClient = await signInAsClient(api, other.id);
  const theirs = { params: { ...params, id: other.id } };
  expect((await otherClient.refused(readWorkoutLog, { params })).status).toBe(404);
  expect((await otherClient.refused(readWorkoutLog, theirs)).status).toBe(404);
  expect((await otherClient.refused(saveWorkoutLog, { ...theirs, body: logOf(set(1)) })).status).toBe(404);
  expect((await otherClient.refused(listExerciseSessions, sessions)).status).toBe(404);
});

it('a manager reads and never writes; nobody without a token does either', async () => {
  const { id, params, save, read } = await world.build();
  const saved = await save(logOf(set(1)));
  const { db } = api.database;
  const reader = await buildTrainer(db, { isManager: true });
  await db.insert(managerAssignments).values({ managerId: reader.id, trainerId: world.trainerId });
  const manager = await api.signInAs(reader.email);
  expect(await manager.call(readWorkoutLog, { params })).toEqual(await read());
  const request = { params, body: logOf(set(2)) };
  expect(await manager.refused(saveWorkoutLog, request)).toMatchObject({ status: 403 });
  expect((await api.refused(saveWorkoutLog, request)).status).toBe(401);
  expect((await api.refused(listExerciseSessions, { params: { id, exerciseId: world.squat } })).status).toBe(
    401,
  );
  expect((await read()).log).toEqual(saved);
});

it('another trainer finds neither workout nor exercise', async () => {
  const { params, refused } = await world.build();
  const { email, id: otherId } = await buildTrainer(api.database.db);
  const other = await api.signInAs(email);
  const theirs = await buildClient(api.database.db, otherId);
  const request = { params: { ...params, id: theirs.id }, body: logOf(set(1)) };
  expect((await other.refused(saveWorkoutLog, { params, body: logOf(set(1)) })).status).toBe(404);
  expect((await other.refused(saveWorkoutLog, request)).status).toBe(404);
  expect((await other.refused(readWorkoutLog, { params: request.params })).status).toBe(404);
  const [own] = await api.database.db
    .insert(exerciseTable)
    .values({ name: 'Secret', ownerId: otherId })
    .returning();
  const foreign = { exercises: [{ key: 'exercise-1', exercise_id: own?.id, sets: [set(1)] }] };
  expect(await refused(foreign)).toMatchObject({
    status: 404,
    message: 'There is no exercise with this number.',
  });
});
