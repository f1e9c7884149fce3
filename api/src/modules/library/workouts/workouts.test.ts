import { createCompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { deleteOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { createWorkout, readWorkout, updateWorkout } from '@formline/shared/contracts/library/workouts';
import { compoundRoutines } from '../../../database/schema/compoundRoutines';
import { buildExercises } from '../../../testing/builders';
import {
  about,
  ownExerciseIds,
  sectionsOf,
  startWorkoutWorld,
  type WorkoutWorld,
} from '../../../testing/workoutWorld';

let world: WorkoutWorld;
let make: WorkoutWorld['make'];
let asRead: WorkoutWorld['asRead'];

beforeAll(async () => {
  world = await startWorkoutWorld();
  ({ make, asRead } = world);
});

afterAll(() => world.api.close());

const pairOf = (...ids: number[]) => ids.map((id) => ({ exercise: { id, sets: 1 } }));

describe('making a workout', () => {
  it('starts with the usual sections and the name of the day', async () => {
    const workout = await make({ date: '2028-02-29' });
    expect(workout).toMatchObject({
      name: 'New Workout 02-29',
      owner_id: world.trainerId,
      is_public: false,
      is_visible: true,
      exercise_count: 0,
      total_dur_seconds: 0,
      version: 1,
      uploaded_media: null,
    });
    expect(workout.sections.map(({ name, exercises }) => [name, exercises.length])).toEqual([
      ['Warm-Up', 0],
      ['Main', 0],
      ['Core', 0],
      ['Cool Down', 0],
    ]);
    expect((await make({ name: '   ' })).name).toBe('New Workout 02-15');
  });

  it('keeps exercises, supersets and circuits in their order and adds up their time', async () => {
    const workout = await make({
      name: ' Pairs ',
      description: 'Two by two.',
      sections: sectionsOf({ id: world.push, sets: 2, reps: 10, rest: 30, tempo: 1 }, world.superset(), {
        id: world.pull,
        sets: 1,
        distance: 1,
        pace: 6,
        notes: 'Easy',
      }),
    });
    expect(workout.name).toBe('Pairs');
    expect(workout.exercise_count).toBe(4);
    expect(workout.total_dur_seconds).toBe(2 * (50 + 30) + 3 * 60 + 600);
    const [first, pair, last] = workout.sections[0]?.exercises ?? [];
    expect(first).toMatchObject({
      id: world.push,
      name: 'Push',
      routine_type: null,
      sets: 2,
      weight_units: 'lb',
    });
    expect(pair).toMatchObject({ title: 'Pair', ordinal: 1, reps: 3, rest: null, compound_routine_id: null });
    expect(last).toMatchObject({ id: world.pull, distance_units: 'miles', pace_units: 'mph', notes: 'Easy' });
    expect(await world.trainer.call(readWorkout, { params: { id: workout.id } })).toEqual(workout);
  });
});

describe('saving a workout', () => {
  it('sent back as it was read stays as it is', async () => {
    const workout = await make({ sections: sectionsOf({ id: world.push, sets: 2 }, world.superset()) });
    const saved = await world.trainer.call(updateWorkout, about(workout, { sections: workout.sections }));
    expect(saved).toEqual({ ...workout, version: 2 });
  });

  it('lets nobody switch off harder ones that there are not', async () => {
    const sections = sectionsOf({ id: world.push, sets: 1, progression_enabled: false });
    const workout = await make({ sections });
    const { rows } = await world.api.database.pool.query<{ is_progression_off: boolean }>(
      `select e.is_progression_off from workout_exercises e join workout_sections s on s.id = e.section_id
       where s.workout_id = $1`,
      [workout.id],
    );
    expect(rows).toEqual([{ is_progression_off: false }]);
  });

  it('changes what is given and leaves the rest', async () => {
    const workout = await make({
      name: 'Old',
      description: 'Same',
      sections: sectionsOf({ id: world.push, sets: 1 }),
    });
    const renamed = await world.trainer.call(updateWorkout, about(workout, { name: 'New' }));
    expect(renamed).toEqual({ ...workout, name: 'New', version: 2 });
    const emptied = await world.trainer.call(updateWorkout, about(renamed, { sections: [] }));
    expect(emptied).toMatchObject({ name: 'New', sections: [], exercise_count: 0, total_dur_seconds: 0 });
    const unnamed = await world.trainer.call(updateWorkout, about(emptied, { name: '', date: '2028-12-31' }));
    expect(unnamed.name).toBe('New Workout 12-31');
  });

  it('lets places keep their keys when they move to another section, and gives each key once', async () => {
    const workout = await make({ sections: sectionsOf({ id: world.push, sets: 1 }, world.superset()) });
    const [first, pair] = workout.sections[0]?.exercises ?? [];
    const sections = [{ name: 'Warm-Up', exercises: [pair, first, first] }];
    const saved = await world.trainer.call(updateWorkout, about(workout, { sections }));
    const keys = saved.sections[0]?.exercises.map(({ key }) => key) ?? [];
    expect(keys.slice(0, 2)).toEqual([pair?.key, first?.key]);
    expect(new Set(keys).size).toBe(3);
  });

  it('takes no places from another workout', async () => {
    const victim = await make({ sections: sectionsOf({ id: world.push, sets: 1 }, world.superset()) });
    const thief = await make();
    const saved = await world.trainer.call(updateWorkout, about(thief, { sections: victim.sections }));
    expect(saved.sections[0]?.id).not.toBe(victim.sections[0]?.id);
    expect(await asRead(victim.id)).toEqual(victim);
  });

  it('of an older version is refused and changes nothing', async () => {
    const workout = await make({ name: 'One' });
    const changed = await world.trainer.call(updateWorkout, about(workout, { name: 'Two' }));
    const refusal = await world.trainer.refused(updateWorkout, about(workout, { name: 'Three' }));
    expect(refusal).toMatchObject({ status: 409, code: 4091, key: 'stale_version' });
    expect(await asRead(workout.id)).toEqual(changed);
  });

  it.each([
    ['another trainer’s exercise', () => sectionsOf({ id: world.foreign, sets: 1 }), 404],
    [
      'one in a superset',
      () => sectionsOf(world.superset({ compound_routine_exercises: pairOf(world.push, world.foreign) })),
      404,
    ],
    [
      'one as the original',
      () => sectionsOf({ id: world.push, sets: 1, original_exercise_id: world.foreign }),
      404,
    ],
    ['an unknown superset', () => sectionsOf(world.superset({ compound_routine_id: 2_000_000_000 })), 404],
    [
      'a superset of one',
      () => sectionsOf(world.superset({ compound_routine_exercises: pairOf(world.push) })),
      400,
    ],
    ['a circuit without rest', () => sectionsOf(world.superset({ routine_type: 'circuit', rest: 0 })), 400],
    [
      'a circuit with an exercise twice',
      () =>
        sectionsOf(
          world.superset({
            routine_type: 'circuit',
            rest: 60,
            compound_routine_exercises: pairOf(world.push, world.push),
          }),
        ),
      400,
    ],
    ['no sets', () => sectionsOf({ id: world.push, sets: 0 }), 400],
    ['too many repetitions', () => sectionsOf({ id: world.push, sets: 1, reps: 100_000 }), 400],
    ['a number that is none', () => sectionsOf({ id: 3_000_000_000, sets: 1 }), 400],
    [
      '151 exercises',
      () =>
        [1, 2, 3].flatMap(() =>
          sectionsOf(...Array.from({ length: 51 }, () => ({ id: world.push, sets: 1 }))),
        ),
      400,
    ],
    ['a nameless section', () => [{ name: ' ', exercises: [] }], 400],
  ])('with %s is refused and changes nothing', async (_case, sections, status) => {
    const workout = await make({ sections: sectionsOf({ id: world.pull, sets: 1 }) });
    const refusal = await world.trainer.refused(
      updateWorkout,
      about(workout, { name: 'X', sections: sections() }),
    );
    expect(refusal.status).toBe(status);
    expect(await asRead(workout.id)).toEqual(workout);
  });

  it('keeps an exercise and a superset that were deleted since, and takes neither anew', async () => {
    const { db, pool } = world.api.database;
    await buildExercises(db, world.trainerId, ['Aaa Short-Lived']);
    const [shortLived] = await ownExerciseIds(world.trainer);
    const [routine] = await db
      .insert(compoundRoutines)
      .values({ ownerId: world.trainerId, title: 'Pair', routineType: 'super_set', reps: 3 })
      .returning();
    const sections = sectionsOf(
      { id: shortLived, sets: 1 },
      world.superset({ compound_routine_id: routine?.id }),
    );
    const workout = await make({ sections });
    await pool.query('update exercises set deleted_at = now() where id = $1', [shortLived]);
    await pool.query('update compound_routines set deleted_at = now() where id = $1', [routine?.id]);
    const saved = await world.trainer.call(updateWorkout, about(workout, { sections: workout.sections }));
    expect(saved.sections).toEqual(workout.sections);
    expect((await world.trainer.refused(createWorkout, { body: { sections } })).status).toBe(404);
  });

  it('takes an exercise that was deleted since with the superset of the library that holds it', async () => {
    await buildExercises(world.api.database.db, world.trainerId, ['Aaa Held']);
    const [held] = await ownExerciseIds(world.trainer);
    const routine = await world.trainer.call(createCompoundRoutine, {
      body: {
        title: 'Pair',
        routine_type: 'super_set',
        reps: 3,
        exercises: [held, world.pull].map((exercise_id, ordinal) => ({ exercise_id, ordinal })),
      },
    });
    await world.trainer.call(deleteOwnExercise, { query: { id: held } });
    const superset = { compound_routine_exercises: pairOf(held, world.pull) };
    const workout = await make({
      sections: sectionsOf(world.superset({ ...superset, compound_routine_id: routine.id })),
    });
    expect(workout.exercise_count).toBe(2);
    const alone = { body: { sections: sectionsOf(world.superset(superset)) } };
    expect((await world.trainer.refused(createWorkout, alone)).status).toBe(404);
  });
});
