import {
  copyProgram,
  createProgram,
  deleteProgram,
  duplicateProgram,
  findPrograms,
  type Program,
  readProgram,
  updateProgram,
} from '@formline/shared/contracts/library/programs';
import {
  deleteWorkout,
  findWorkouts,
  readWorkout,
  updateWorkout,
} from '@formline/shared/contracts/library/workouts';
import { about, sectionsOf, startWorkoutWorld, type WorkoutWorld } from '../../../testing/workoutWorld';

let world: WorkoutWorld;
let legs: number;
let arms: number;

beforeAll(async () => {
  world = await startWorkoutWorld();
  const sections = sectionsOf({ id: world.push, sets: 2 }, world.superset());
  legs = (await world.make({ name: 'Legs', sections })).id;
  arms = (await world.make({ name: 'Arms' })).id;
});

afterAll(() => world.api.close());

const make = (body: object = {}): Promise<Program> => world.trainer.call(createProgram, { body });
const asRead = (id: number): Promise<Program> => world.trainer.call(readProgram, { params: { id } });
const change = (program: Program, changes: object): Promise<Program> =>
  world.trainer.call(updateProgram, about(program, changes));
const find = (query: Record<string, string | number> = {}) => world.trainer.call(findPrograms, { query });
const slotsOf = ({ workouts }: Program) => workouts.map(({ name, days_of_week }) => [name, ...days_of_week]);

describe('making a program', () => {
  it('sorts the days of each workout and counts the workouts', async () => {
    const workouts = [{ id: legs, days_of_week: ['5', '1', '5'] }, { id: arms }];
    const program = await make({ name: ' Base ', description: 'Twelve weeks.', workouts });
    expect(program).toMatchObject({
      name: 'Base',
      description: 'Twelve weeks.',
      formline_program_id: program.id,
      program_category: { label: 'General Fitness' },
      workout_count: 2,
      owner_id: world.trainerId,
      editable: true,
      version: 1,
    });
    expect(slotsOf(program)).toEqual([['Legs', '1', '5'], ['Arms']]);
    expect(program.workouts[0]).toMatchObject({ id: legs, exercise_count: 3, owner_id: world.trainerId });
    expect(await asRead(program.id)).toEqual(program);
  });

  it('names it after the day, and after the moment when it starts with workouts', async () => {
    const moment = { date: '2028-12-31', time: '23:59:59' };
    expect((await make(moment)).name).toBe('New Program 12-31');
    expect((await make({ ...moment, workouts: [{ id: legs }] })).name).toBe(
      'New Program 12/31/2028 23:59:59',
    );
    expect((await make({ name: ' ' })).name).toBe('New Program 02-15');
  });

  it.each([
    ['a number that is none', { workouts: [{ id: 3_000_000_000 }] }, 400],
    ['an unknown workout', { workouts: [{ id: 2_000_000_000 }] }, 404],
    ['an unknown category', { program_category_id: 2_000_000_000 }, 404],
    ['a day that is none', { workouts: [{ id: 1, days_of_week: ['7'] }] }, 400],
    ['a time that is none', { time: '24:00:00' }, 400],
  ])('with %s is refused', async (_case, body, status) => {
    expect((await world.trainer.refused(createProgram, { body })).status).toBe(status);
  });
});

describe('changing a program', () => {
  it('reorders workouts, which keep their keys, and adds and removes some', async () => {
    const program = await make({ workouts: [{ id: legs }, { id: arms, days_of_week: ['2'] }] });
    const [first, second] = program.workouts;
    const turned = await change(program, { workouts: [second, first] });
    expect(turned.workouts.map(({ key }) => key)).toEqual([second?.key, first?.key]);
    const grown = await change(turned, { workouts: [first, { id: legs, days_of_week: ['0'] }] });
    expect(slotsOf(grown)).toEqual([['Legs'], ['Legs', '0']]);
    expect(grown.workouts[0]?.key).toBe(first?.key);
    expect([grown.version, grown.workout_count]).toEqual([3, 2]);
  });

  it('leaves out what is not given', async () => {
    const program = await make({ name: 'One', workouts: [{ id: legs }] });
    expect(await change(program, { name: 'Two' })).toEqual({ ...program, name: 'Two', version: 2 });
  });

  it('in two windows keeps the first and tells the second', async () => {
    const program = await make({ name: 'One' });
    const changed = await change(program, { name: 'Two' });
    const refusal = await world.trainer.refused(updateProgram, about(program, { name: 'Three' }));
    expect(refusal).toMatchObject({ status: 409, key: 'stale_version' });
    expect(await asRead(program.id)).toEqual(changed);
  });

  it('needs a name', async () => {
    const refusal = await world.trainer.refused(updateProgram, about(await make(), { name: ' ' }));
    expect(refusal).toMatchObject({ status: 400, message: 'Program name is required' });
  });

  it('takes no workout of another trainer and is not half done', async () => {
    const program = await make({ name: 'One' });
    const theirs = await world.make({ name: 'Theirs' });
    await world.api.database.pool.query('update workouts set owner_id = $1 where id = $2', [
      world.otherTrainerId,
      theirs.id,
    ]);
    const changes = { name: 'Two', workouts: [{ id: legs }, { id: theirs.id }] };
    expect((await world.trainer.refused(updateProgram, about(program, changes))).status).toBe(404);
    expect(await asRead(program.id)).toEqual(program);
  });

  it('keeps a workout that was deleted from the library, which can be edited there', async () => {
    const workout = await world.make({ name: 'Going' });
    const program = await make({ workouts: [{ id: workout.id }] });
    await world.trainer.call(deleteWorkout, { params: { id: workout.id } });
    expect(slotsOf(await asRead(program.id))).toEqual([['Going']]);
    const renamed = await change(program, { name: 'Still', workouts: program.workouts });
    expect(slotsOf(renamed)).toEqual([['Going']]);
    await world.trainer.call(updateWorkout, about(workout, { name: 'Gone' }));
    expect(slotsOf(await asRead(program.id))).toEqual([['Gone']]);
    const unchanged = { body: { workouts: [{ id: workout.id }] } };
    expect((await world.trainer.refused(createProgram, unchanged)).status).toBe(404);
    await world.trainer.call(deleteProgram, { params: { id: program.id } });
    expect((await world.trainer.refused(readWorkout, { params: { id: workout.id } })).status).toBe(404);
  });
});

describe('copying a program', () => {
  it('of the provider makes an own one with own workouts, once for a repeated request', async () => {
    const [original] = (await find({ programSources: 'formlineOwned', size: 1 })).programs;
    if (!original) throw new Error('The provider has no program.');
    const params = { id: original.id };
    const copy = await world.trainer.call(duplicateProgram, { params });
    expect(copy).toMatchObject({
      name: original.name,
      owner_id: world.trainerId,
      editable: true,
      version: 1,
    });
    const read = await asRead(original.id);
    expect(slotsOf(copy)).toEqual(slotsOf(read));
    expect(new Set(copy.workouts.map(({ owner_id }) => owner_id))).toEqual(new Set([world.trainerId]));
    expect(copy.workouts.map(({ total_dur_seconds }) => total_dur_seconds)).toEqual(
      read.workouts.map(({ total_dur_seconds }) => total_dur_seconds),
    );
    expect(await world.trainer.call(copyProgram, { params })).toEqual(copy);
    world.api.clock.advanceSeconds(11);
    expect((await world.trainer.call(copyProgram, { params })).name).toBe(`${original.name} (Copy)`);
    world.api.clock.advanceSeconds(-11);
  });

  it('of one’s own leaves the original alone, and a changed copy is not answered again', async () => {
    const program = await make({ name: 'Mine', workouts: [{ id: legs }, { id: legs, days_of_week: ['3'] }] });
    const params = { id: program.id };
    const copy = await world.trainer.call(duplicateProgram, { params });
    expect([copy.name, copy.program_category]).toEqual(['Mine (Copy)', program.program_category]);
    expect(slotsOf(copy)).toEqual([['Legs (Copy)'], ['Legs (Copy)', '3']]);
    expect(new Set(copy.workouts.map(({ id }) => id)).size).toBe(1);
    await change(copy, { name: 'Other' });
    const second = await world.trainer.call(duplicateProgram, { params });
    expect(second.id).not.toBe(copy.id);
    expect(await asRead(program.id)).toEqual(program);
  });

  it('tells which of its copied workouts nothing else uses', async () => {
    const original = await make({ name: 'Source', workouts: [{ id: legs }, { id: arms }] });
    expect(original.unused_copy_ids).toBeUndefined();
    const copy = await world.trainer.call(copyProgram, { params: { id: original.id } });
    const [first, second] = copy.workouts.map(({ id }) => id);
    expect(copy.unused_copy_ids).toEqual([first, second]);
    const withOwn = await change(copy, { workouts: [...copy.workouts, { id: arms }] });
    expect(withOwn.unused_copy_ids).toEqual([first, second]);
    await make({ name: 'Elsewhere', workouts: [{ id: first }] });
    expect((await asRead(copy.id)).unused_copy_ids).toEqual([second]);
    await world.trainer.call(deleteWorkout, { params: { id: second ?? 0 } });
    expect((await asRead(copy.id)).unused_copy_ids).toBeUndefined();
  });

  it('by a GET is refused to a manager and kept by nobody', async () => {
    const manager = await world.api.signInAs('manager@formline.test');
    const [seen] = (await manager.call(findPrograms)).programs;
    const request = { params: { id: seen?.id ?? 0 } };
    expect((await manager.refused(duplicateProgram, request)).status).toBe(403);
    expect((await manager.call(readProgram, request)).editable).toBe(false);
    const answer = await world.trainer.send(duplicateProgram, { params: { id: (await make()).id } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the list of programs', () => {
  it('tells own ones from the provider’s, page by page', async () => {
    const own = await find({ programSources: 'trainerOwned', size: 100 });
    expect(new Set(own.programs.map(({ owner_id }) => owner_id))).toEqual(new Set([world.trainerId]));
    const first = await find({ programSources: 'formlineOwned', size: 2 });
    expect([first.programs.length, first.nextPage]).toEqual([2, 2]);
    const both = await find({ size: 100 });
    const names = both.programs.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    const mixed = await find({ programSources: 'trainerOwned,formlineOwned', size: 100 });
    expect(mixed).toEqual(both);
  });

  it('finds by name and category, the latest first when asked to', async () => {
    await make({ name: 'Zz Búsqueda one' });
    world.api.clock.advanceSeconds(5);
    const latest = await make({ name: 'Zz Busqueda two' });
    const query = { search: 'busqueda zz', sortField: 'created_at', sortOrder: 'desc' };
    const found = await find({ ...query, categoryIds: latest.program_category.id });
    expect(found.programs.map(({ name }) => name)).toEqual(['Zz Busqueda two', 'Zz Búsqueda one']);
    expect((await find({ ...query, categoryIds: latest.program_category.id + 1 })).programs).toEqual([]);
  });
});

describe('whose program it is', () => {
  it('the provider’s are not changed and not deleted', async () => {
    const [original] = (await find({ programSources: 'formlineOwned', size: 1 })).programs;
    const request = about(original ?? { id: 0, version: 1 });
    for (const endpoint of [updateProgram, deleteProgram]) {
      expect(await world.trainer.refused(endpoint, request)).toMatchObject({ status: 403, code: 4030 });
    }
  });

  it('another trainer’s is not there', async () => {
    const program = await make();
    for (const endpoint of [readProgram, updateProgram, deleteProgram, duplicateProgram, copyProgram]) {
      const refusal = await world.otherTrainer.refused(endpoint, about(program));
      expect([endpoint.path, refusal.status]).toEqual([endpoint.path, 404]);
    }
    const theirs = await world.otherTrainer.call(findPrograms, { query: { programSources: 'trainerOwned' } });
    expect(theirs.programs).toEqual([]);
  });

  it('a deleted one is gone, its workouts are not', async () => {
    const program = await make({ workouts: [{ id: legs }] });
    await world.trainer.call(deleteProgram, { params: { id: program.id } });
    expect((await world.trainer.refused(readProgram, { params: { id: program.id } })).status).toBe(404);
    expect((await world.trainer.refused(deleteProgram, { params: { id: program.id } })).status).toBe(404);
    const { workouts } = await world.trainer.call(findWorkouts, { query: { getPrivate: 'true' } });
    expect(workouts.map(({ id }) => id)).toContain(legs);
  });
});
