import {
  createWorkout,
  readWorkout,
  updateWorkout,
  type Workout,
} from '@formline/shared/contracts/library/workouts';
import { uploadedMedia } from '../../../database/schema/media';
import { buildClient, buildScheduledDays } from '../../../testing/builders';
import { about, sectionsOf, startWorkoutWorld, type WorkoutWorld } from '../../../testing/workoutWorld';

let world: WorkoutWorld;
let make: WorkoutWorld['make'];
let asRead: WorkoutWorld['asRead'];

beforeAll(async () => {
  world = await startWorkoutWorld();
  ({ make, asRead } = world);
});

afterAll(() => world.api.close());

describe('what clients were given', () => {
  const scheduled = async (workoutId: number): Promise<number[]> => {
    const { db, pool } = world.api.database;
    const clientId = (await buildClient(db, world.trainerId)).id;
    await buildScheduledDays(db, { trainerId: world.trainerId, clientId }, ['2028-02-10', '2028-03-10']);
    await pool.query('update scheduled_workouts set workout_id = $1 where client_id = $2', [
      workoutId,
      clientId,
    ]);
    await pool.query(
      `insert into user_schedule_workouts (user_schedule_id, workout_id, ordinal, days_of_week)
       select id, $1, 0, '{}' from user_schedules where client_id = $2`,
      [workoutId, clientId],
    );
    return shownTo(clientId);
  };
  const shownTo = async (clientId: number): Promise<number[]> => {
    const { rows } = await world.api.database.pool.query<{ workout_id: number; client_id: number }>(
      `select distinct workout_id, client_id from scheduled_workouts where client_id = $1
       union all select distinct w.workout_id, s.client_id from user_schedule_workouts w
       join user_schedules s on s.id = w.user_schedule_id where s.client_id = $1`,
      [clientId],
    );
    return [clientId, ...rows.map(({ workout_id }) => workout_id)];
  };

  it('stays when the library’s workout changes', async () => {
    const workout = await make({
      name: 'Given',
      sections: sectionsOf({ id: world.push, sets: 2 }, world.superset()),
    });
    const [clientId, ...before] = await scheduled(workout.id);
    expect(before).toEqual([workout.id, workout.id]);
    const sections = sectionsOf({ id: world.pull, sets: 1 });
    const changed = await world.trainer.call(updateWorkout, about(workout, { name: 'Changed', sections }));
    expect(changed.id).toBe(workout.id);
    const [, ...after] = await shownTo(clientId ?? 0);
    expect(new Set(after).size).toBe(1);
    const given = await asRead(after[0] ?? 0);
    expect(given).toMatchObject({
      name: 'Given',
      is_visible: false,
      owner_id: world.trainerId,
      is_public: false,
    });
    expect([given.total_dur_seconds, given.exercise_count]).toEqual([
      workout.total_dur_seconds,
      workout.exercise_count,
    ]);
    expect(withoutIdentifiers(given)).toEqual(withoutIdentifiers(workout));

    await world.trainer.call(updateWorkout, about(changed, { name: 'Again' }));
    expect((await shownTo(clientId ?? 0)).slice(1)).toEqual(after);
    expect((await world.trainer.refused(updateWorkout, about(given, { name: 'X' }))).status).toBe(404);
  });
});

const withoutIdentifiers = ({ sections }: Workout): unknown =>
  JSON.parse(
    JSON.stringify(sections, (name, value: unknown) => (['id', 'key'].includes(name) ? undefined : value)),
  );

describe('the video of a workout', () => {
  const buildVideo = async (given: Partial<typeof uploadedMedia.$inferInsert> = {}): Promise<number> => {
    const [video] = await world.api.database.db
      .insert(uploadedMedia)
      .values({ ownerId: world.trainerId, kind: 'workout-video', status: 'PENDING', byteSize: 1, ...given })
      .returning({ id: uploadedMedia.id });
    return video?.id ?? 0;
  };

  it('is set, shown and taken away', async () => {
    const id = await buildVideo();
    const workout = await make({ uploaded_media_id: id });
    expect(workout.uploaded_media).toMatchObject({ id, status: 'PENDING', stream_url: null });
    const other = await buildVideo({ status: 'FINISHED', mediaKey: 'v/master.m3u8' });
    const replaced = await world.trainer.call(updateWorkout, about(workout, { uploaded_media_id: other }));
    expect(replaced.uploaded_media).toMatchObject({ id: other, status: 'FINISHED' });
    const withoutMedia = await world.trainer.call(
      updateWorkout,
      about(replaced, { uploaded_media_id: null }),
    );
    expect(withoutMedia.uploaded_media).toBeNull();
  });

  it('that failed may stay, and cannot be set', async () => {
    const id = await buildVideo();
    const workout = await make({ uploaded_media_id: id });
    await world.api.database.pool.query(`update uploaded_media set status = 'ERROR' where id = $1`, [id]);
    const changes = { name: 'Still here', uploaded_media_id: id };
    expect((await world.trainer.call(updateWorkout, about(workout, changes))).uploaded_media?.status).toBe(
      'ERROR',
    );
    expect((await world.trainer.refused(createWorkout, { body: { uploaded_media_id: id } })).status).toBe(
      404,
    );
  });

  it('is an own workout video', async () => {
    for (const given of [{ ownerId: world.otherTrainerId }, { kind: 'image' as const }]) {
      const body = { uploaded_media_id: await buildVideo(given) };
      expect((await world.trainer.refused(createWorkout, { body })).status).toBe(404);
    }
  });
});

describe('whose workout it is', () => {
  it('the provider’s are read and not changed', async () => {
    const { rows } = await world.api.database.pool.query<{ id: number }>(
      'select id from workouts where owner_id is null order by id limit 1',
    );
    const workout = await asRead(rows[0]?.id ?? 0);
    expect(workout).toMatchObject({ owner_id: null, is_public: true });
    expect(workout.sections.length).toBeGreaterThan(0);
    expect(await world.trainer.refused(updateWorkout, about(workout))).toMatchObject({
      status: 403,
      code: 4030,
    });
  });

  it('another trainer’s is not there', async () => {
    const workout = await make();
    for (const endpoint of [readWorkout, updateWorkout]) {
      const refusal = await world.otherTrainer.refused(endpoint, about(workout));
      expect(refusal).toMatchObject({ status: 404, code: 4040 });
    }
  });

  it('a manager reads and does not change', async () => {
    const maya = await world.api.signInAs('trainer@formline.test');
    const manager = await world.api.signInAs('manager@formline.test');
    const workout = await maya.call(createWorkout, { body: { name: 'Seen' } });
    expect(await manager.call(readWorkout, { params: { id: workout.id } })).toEqual(workout);
    expect((await manager.refused(updateWorkout, about(workout))).status).toBe(403);
    expect((await manager.refused(createWorkout, { body: {} })).status).toBe(403);
  });
});
