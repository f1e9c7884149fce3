/** @embedded Search, and the order of names. */
import {
  copyWorkout,
  deleteWorkout,
  findOtherWorkouts,
  findWorkouts,
  listWorkoutFilters,
  readWorkout,
  readWorkouts,
} from '@formline/shared/contracts/library/workouts';
import { createProgram, deleteProgram, findPrograms } from '@formline/shared/contracts/library/programs';
import { sectionsOf, startWorkoutWorld, type WorkoutWorld } from '../../../testing/workoutWorld';

let world: WorkoutWorld;
let one: number;
let two: number;

beforeAll(async () => {
  world = await startWorkoutWorld();
  one = (await world.make({ name: 'Own One' })).id;
  two = (await world.make({ name: 'Ówn Two', sections: sectionsOf(world.superset()) })).id;
});

afterAll(() => world.api.close());

const find = (query: Record<string, string | number> = {}) => world.trainer.call(findWorkouts, { query });
const ownNames = async () => (await find({ getPrivate: 'true' })).workouts.map(({ name }) => name);

describe('the list of workouts', () => {
  it.each([
    [{}, [true, true]],
    [{ getPrivate: 'true' }, [true, false]],
    [{ getPublic: 'true' }, [false, true]],
    [{ getPublic: 'true', getPrivate: 'true' }, [true, true]],
    [{ getPublic: 'false', getPrivate: 'false' }, [false, false]],
    [{ workoutFilter: 'trainer' }, [true, false]],
    [{ workoutFilter: 'formline' }, [false, true]],
    [{ getPrivate: 'true', workoutFilter: 'formline' }, [false, false]],
  ])('%p shows own ones and the provider’s: %p', async (query, shown) => {
    const { workouts } = await find(query);
    const isOwn = workouts.map(({ owner_id }) => owner_id === world.trainerId);
    expect([isOwn.includes(true), isOwn.includes(false)]).toEqual(shown);
    for (const { is_public, owner_id } of workouts) expect(is_public).toBe(owner_id === null);
  });

  it('searches, sorts and pages', async () => {
    expect((await find({ search: 'own' })).workouts.map(({ name }) => name)).toEqual(['Own One', 'Ówn Two']);
    const latest = await find({ search: 'own', sortField: 'created_at', sortOrder: 'desc', size: 1 });
    expect(latest).toMatchObject({ workouts: [{ id: two }], nextPage: 2 });
    expect(await find({ search: 'own', size: 1, page: 2 })).toMatchObject({
      workouts: [{ id: two }],
      nextPage: null,
    });
  });

  it('finds out with one row whether there are own ones', async () => {
    const probe = { getPrivate: 'true', page: 1, size: 1 };
    expect((await find(probe)).workouts).toHaveLength(1);
    expect(await world.otherTrainer.call(findWorkouts, { query: probe })).toEqual({
      workouts: [],
      nextPage: null,
    });
  });

  it('leaves out those that are named', async () => {
    const request = { query: { getPrivate: 'true' }, body: { excludeIds: [one] } };
    const { workouts } = await world.trainer.call(findOtherWorkouts, request);
    expect(workouts.map(({ id }) => id)).toEqual([two]);
    const refusal = await world.trainer.refused(findOtherWorkouts, { body: { excludeIds: '1' } });
    expect(refusal.status).toBe(400);
    expect(refusal.message).toContain("Invalid parameter 'excludeIds' passed. Expecting an array");
  });

  it('says which own programs have a workout, and leaves such out when asked to', async () => {
    const names = async () => (await find({ getPrivate: 'true' })).workouts.map((row) => row.program_names);
    expect(await names()).toEqual([undefined, undefined]);
    const program = { name: 'Base', workouts: [{ id: one }, { id: one }] };
    const made = await world.trainer.call(createProgram, { body: program });
    await world.trainer.call(createProgram, { body: { ...program, name: 'Advanced' } });
    expect(await names()).toEqual([['Advanced', 'Base'], undefined]);
    const query = { getPrivate: 'true' };
    const outside = async (outsidePrograms: boolean) =>
      (await world.trainer.call(findOtherWorkouts, { query, body: { outsidePrograms } })).workouts.map(
        ({ id }) => id,
      );
    expect([await outside(true), await outside(false)]).toEqual([[two], [one, two]]);
    const { programs } = await world.trainer.call(findPrograms, {
      query: { programSources: 'trainerOwned' },
    });
    expect(programs.map(({ id }) => id)).toContain(made.id);
    for (const { id } of programs) await world.trainer.call(deleteProgram, { params: { id } });
    expect(await outside(true)).toEqual([one, two]);
  });

  it('offers authors to filter by', async () => {
    expect(await world.trainer.call(listWorkoutFilters)).toEqual([
      { filter_value: 'trainer', display_value: 'My Workouts' },
      { filter_value: 'formline', display_value: 'Formline Workouts' },
    ]);
  });
});

describe('several workouts at once', () => {
  it('are whole and in the order in which they are named', async () => {
    const { workouts } = await world.trainer.call(readWorkouts, { body: { workoutIds: [two, one, two] } });
    expect(workouts).toEqual([await world.asRead(two), await world.asRead(one)]);
  });

  it.each([
    [{}, 400, 'Unable to get workouts. workoutIds required!'],
    [{ workoutIds: [] }, 400, 'Unable to get workouts. workoutIds required!'],
    [{ workoutIds: [2_000_000_000] }, 404, 'There is no workout with this number in your library.'],
  ])('%p is refused', async (body, status, message) => {
    expect(await world.trainer.refused(readWorkouts, { body })).toMatchObject({ status, message });
  });

  it('hold none of another trainer', async () => {
    const body = { workoutIds: [one] };
    expect((await world.otherTrainer.refused(readWorkouts, { body })).status).toBe(404);
  });

  it('are read by a manager, though they are asked for with a POST', async () => {
    const manager = await world.api.signInAs('manager@formline.test');
    const { workouts } = await manager.call(findOtherWorkouts, { body: {} });
    const body = { workoutIds: workouts.slice(0, 3).map(({ id }) => id) };
    expect((await manager.call(readWorkouts, { body })).workouts).toHaveLength(3);
  });
});

describe('a copy in My Workouts', () => {
  it('of the provider’s keeps its name and content, the next one gets a suffix', async () => {
    const [original] = (await find({ getPublic: 'true', size: 1 })).workouts;
    if (!original) throw new Error('The provider has no workout.');
    const request = { params: { id: original.id } };
    const copy = await world.trainer.call(copyWorkout, request);
    expect(copy).toMatchObject({
      name: original.name,
      owner_id: world.trainerId,
      is_public: false,
      is_visible: true,
      version: 1,
      exercise_count: original.exercise_count,
      total_dur_seconds: original.total_dur_seconds,
    });
    const { sections } = await world.asRead(original.id);
    expect(copy.sections.map(({ name, exercises }) => [name, exercises.length])).toEqual(
      sections.map(({ name, exercises }) => [name, exercises.length]),
    );
    expect((await world.trainer.call(copyWorkout, request)).name).toBe(`${original.name} (Copy)`);
    expect(await ownNames()).toEqual(expect.arrayContaining([original.name, `${original.name} (Copy)`]));
  });

  it('of a very long name stays within what a name can be', async () => {
    const { id } = await world.make({ name: 'x'.repeat(160) });
    const copies = [1, 2].map(() => () => world.trainer.call(copyWorkout, { params: { id } }));
    for (const copy of copies) await copy();
    const names = (await ownNames()).filter((name) => name.startsWith('xx'));
    expect([new Set(names).size, ...names.map(({ length }) => length)]).toEqual([3, 160, 160, 160]);
  });

  it('of another trainer’s is not made', async () => {
    expect((await world.otherTrainer.refused(copyWorkout, { params: { id: one } })).status).toBe(404);
  });
});

describe('deleting a workout', () => {
  it('takes it out of the library', async () => {
    const { id } = await world.make({ name: 'Short-Lived' });
    expect(await world.trainer.call(deleteWorkout, { params: { id } })).toEqual({ id });
    expect(await ownNames()).not.toContain('Short-Lived');
    for (const endpoint of [readWorkout, deleteWorkout, copyWorkout]) {
      expect((await world.trainer.refused(endpoint, { params: { id } })).status).toBe(404);
    }
  });

  it('is open for own ones alone', async () => {
    const [original] = (await find({ getPublic: 'true', size: 1 })).workouts;
    const params = { id: original?.id ?? 0 };
    expect((await world.trainer.refused(deleteWorkout, { params })).status).toBe(403);
    expect((await world.otherTrainer.refused(deleteWorkout, { params: { id: one } })).status).toBe(404);
    const manager = await world.api.signInAs('manager@formline.test');
    expect((await manager.refused(deleteWorkout, { params })).status).toBe(403);
    expect((await manager.refused(copyWorkout, { params })).status).toBe(403);
  });
});

it('the demo library shows a superset and circuits in workouts', async () => {
  const maya = await world.api.signInAs('trainer@formline.test');
  const { workouts } = await maya.call(findWorkouts);
  const named = ['Hotel Room Strength', 'Carry Day', 'Total Body Basics'];
  const workoutIds = named.map((wanted) => workouts.find(({ name }) => name === wanted)?.id);
  const whole = await maya.call(readWorkouts, { body: { workoutIds } });
  expect(whole.workouts.map(({ sections }) => sections[1]?.exercises.at(-1)?.routine_type)).toEqual([
    'super_set',
    'circuit',
    'circuit',
  ]);
});
