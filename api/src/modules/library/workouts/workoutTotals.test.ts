/** @embedded A migration that calculates. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sectionsOf, startWorkoutWorld, type WorkoutWorld } from '../../../testing/workoutWorld';

const migration = new URL('../../../../migrations/0035_routine_rounds.sql', import.meta.url);

let world: WorkoutWorld;

beforeAll(async () => {
  world = await startWorkoutWorld();
});

afterAll(() => world.api.close());

it('a migration gives saved workouts with supersets and circuits the time they have when they are saved', async () => {
  const { push: id, superset } = world;
  const round = (...exercises: object[]) => ({
    ...superset({ routine_type: 'circuit', title: 'Round', reps: 4, rest: 45 }),
    compound_routine_exercises: exercises.map((exercise) => ({ exercise: { id, ...exercise } })),
  });
  const rowing = { distance: 500, distance_units: 'meters', pace: 100, pace_units: 'watts', rest: 60 };
  const walk = { distance: 2, pace: 3.5, sets: 1 };
  const mixed = await world.make({
    name: 'Mixed',
    sections: sectionsOf(
      { id, sets: 3, reps: 12, tempo: 1, rest: 60 },
      superset({ reps: 8 }),
      round({ sets: 3, dur_seconds: 30, rest: 15 }, { id: world.pull, sets: 2, ...rowing }),
      { id, ...walk },
    ),
  });
  const single = await world.make({ name: 'Single', sections: sectionsOf({ id, sets: 3, reps: 10 }) });
  const { pool } = world.api.database;
  await pool.query('update workouts set total_dur_seconds = 1 where id = any($1)', [[mixed.id, single.id]]);
  await pool.query(readFileSync(fileURLToPath(migration), 'utf8'));
  expect((await world.asRead(mixed.id)).total_dur_seconds).toBe(mixed.total_dur_seconds);
  expect((await world.asRead(single.id)).total_dur_seconds).toBe(1);
});
