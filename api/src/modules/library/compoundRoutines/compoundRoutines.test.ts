import {
  type CompoundRoutine,
  createCompoundRoutine,
  deleteCompoundRoutine,
  findCompoundRoutines,
  readCompoundRoutine,
  toggleFavoriteCompoundRoutine,
  updateCompoundRoutine,
} from '@formline/shared/contracts/library/compoundRoutines';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { deleteOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { managerAssignments } from '../../../database/schema/users';
import { buildExercises, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;
let otherTrainer: Caller;
let manager: Caller;
let push: number;
let pull: number;
let own: number;
let foreign: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  const other = await buildTrainer(db);
  const reader = await buildTrainer(db, { isManager: true });
  trainerId = owner.id;
  await db.insert(managerAssignments).values({ managerId: reader.id, trainerId });
  await buildExercises(db, trainerId, ['Sled Drag']);
  await buildExercises(db, other.id, ['Foreign Drag']);
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs(other.email);
  manager = await api.signInAs(reader.email);
  push = await idOf(trainer, 'burpee');
  pull = await idOf(trainer, 'inchworm');
  own = await idOf(trainer, 'sled drag', 'trainer');
  foreign = await idOf(otherTrainer, 'foreign drag', 'trainer');
});

afterAll(() => api.close());

async function idOf(caller: Caller, search: string, exercisesFilter = 'formline'): Promise<number> {
  const query = { search, exercisesFilter, size: 1 };
  return (await caller.call(findExercises, { query })).exercises[0]?.id ?? 0;
}

const placed = (...ids: readonly number[]) => ids.map((exercise_id, ordinal) => ({ exercise_id, ordinal }));
const superset = () => ({
  title: ' Push and Pull ',
  routine_type: 'super_set',
  reps: 12,
  exercises: placed(push, pull),
});
const circuit = () => ({
  title: 'Three Rounds',
  routine_type: 'circuit',
  reps: 3,
  rest: 90,
  exercises: placed(pull, own, push),
});
const make = (body: object) => trainer.call(createCompoundRoutine, { body });
const one = ({ id }: Pick<CompoundRoutine, 'id'>, body?: object) => ({
  params: { id },
  ...(body && { body }),
});
const exercisesOf = ({ compound_routine_exercises: slots }: CompoundRoutine) =>
  slots.map(({ ordinal, exercise }) => [ordinal, exercise.id]);
const titles = async (query: Record<string, string | number>, caller = trainer) =>
  (await caller.call(findCompoundRoutines, { query })).compoundRoutines.map(({ title }) => title);

describe('a new superset or circuit', () => {
  it('of two exercises is read as it was made, with the exercises whole', async () => {
    const made = await make({ ...superset(), rest: 30 });
    const [first, second] = made.compound_routine_exercises;
    expect(made).toMatchObject({
      compound_routine_id: made.id,
      title: 'Push and Pull',
      routine_type: 'super_set',
      reps: 12,
      rest: null,
      is_favorite: false,
      version: 1,
    });
    expect(first).toMatchObject({
      ordinal: 0,
      compound_routine_id: made.id,
      exercise: { id: push, name: 'Burpee', owner_id: null },
    });
    expect(second?.exercise.muscle_groups.length).toBeGreaterThan(0);
    expect(await trainer.call(readCompoundRoutine, one(made))).toEqual(made);
    expect((await trainer.call(findCompoundRoutines, {})).compoundRoutines).toContainEqual(made);
  });

  it('of many is in the order of the ordinals', async () => {
    const made = await make({ ...circuit(), exercises: placed(pull, own, push).reverse() });
    expect(exercisesOf(made)).toEqual([
      [0, pull],
      [1, own],
      [2, push],
    ]);
    expect(made.rest).toBe(90);
  });

  it.each([
    [() => ({ ...superset(), title: ' ' }), 'Please fill all the details'],
    [() => ({ ...superset(), reps: 100 }), 'Enter a maximum of 99 Reps'],
    [() => ({ ...superset(), exercises: placed(push) }), 'Please fill all the details'],
    [() => ({ ...circuit(), reps: 100 }), 'Enter a maximum of 99 Rounds'],
    [() => ({ ...circuit(), rest: null }), 'Please fill all the details'],
    [() => ({ ...circuit(), exercises: placed(push, push) }), 'An exercise can be in a circuit only once'],
  ])('keeps the rules of its form (%#)', async (body, message) => {
    const refusal = await trainer.refused(createCompoundRoutine, { body: body() });
    expect(refusal).toEqual({ status: 400, code: 4000, message });
  });

  it('takes exercises of the trainer’s library alone and is not half made', async () => {
    const before = await titles({ size: 200 });
    for (const id of [foreign, 2_000_000_000]) {
      const body = { ...superset(), exercises: placed(push, id) };
      expect((await trainer.refused(createCompoundRoutine, { body })).status).toBe(404);
    }
    expect(await titles({ size: 200 })).toEqual(before);
  });
});

describe('changing a superset or circuit', () => {
  it('replaces it and counts its version', async () => {
    const made = await make(circuit());
    const body = { ...circuit(), title: 'Two', exercises: placed(push, pull), reps: 5, version: 1 };
    const after = await trainer.call(
      updateCompoundRoutine,
      one(made, { ...body, compound_routine_id: made.id }),
    );
    expect(after).toMatchObject({ title: 'Two', reps: 5, version: 2 });
    expect(exercisesOf(after).flat()).toEqual([0, push, 1, pull]);
    expect(await trainer.refused(updateCompoundRoutine, one(made, body))).toMatchObject({
      status: 409,
      code: 4091,
    });
    expect(await trainer.call(readCompoundRoutine, one(made))).toEqual(after);
  });

  it('neither makes a circuit of a superset nor another one of it', async () => {
    const made = await make(superset());
    const other = { ...superset(), version: 1, compound_routine_id: made.id + 1 };
    expect((await trainer.refused(updateCompoundRoutine, one(made, other))).status).toBe(400);
    const circuits = { ...circuit(), version: 1 };
    expect((await trainer.refused(updateCompoundRoutine, one(made, circuits))).status).toBe(404);
  });

  it('keeps an exercise that was deleted since, but takes none', async () => {
    await buildExercises(api.database.db, trainerId, ['Short Lived']);
    const shortLived = await idOf(trainer, 'short lived', 'trainer');
    const made = await make({ ...superset(), exercises: placed(push, shortLived) });
    await trainer.call(deleteOwnExercise, { query: { id: shortLived } });
    const body = { ...superset(), exercises: placed(shortLived, push), version: 1 };
    expect(exercisesOf(await trainer.call(updateCompoundRoutine, one(made, body)))).toEqual([
      [0, shortLived],
      [1, push],
    ]);
    expect((await trainer.refused(createCompoundRoutine, { body })).status).toBe(404);
  });
});

describe('a deleted superset or circuit', () => {
  it('is nowhere any more', async () => {
    const made = await make({ ...superset(), title: 'Passing' });
    expect(await trainer.call(deleteCompoundRoutine, one(made))).toEqual({ id: made.id });
    expect(await titles({ search: 'passing' })).toEqual([]);
    const changes = one(made, { ...superset(), version: 1 });
    expect((await trainer.refused(readCompoundRoutine, one(made))).status).toBe(404);
    expect((await trainer.refused(updateCompoundRoutine, changes)).status).toBe(404);
    expect((await trainer.refused(deleteCompoundRoutine, one(made))).status).toBe(404);
  });
});

describe('the list', () => {
  it('pages in the order of the titles until no more follow', async () => {
    const caller = await api.signInAs((await buildTrainer(api.database.db)).email);
    for (const title of ['Étude', 'crawl', 'Zigzag', 'Bounce']) {
      await caller.call(createCompoundRoutine, { body: { ...superset(), title } });
    }
    const page = (number: number) => caller.call(findCompoundRoutines, { query: { page: number, size: 2 } });
    const [first, second] = [await page(1), await page(2)];
    const all = [...first.compoundRoutines, ...second.compoundRoutines];
    expect(all.map(({ title }) => title)).toEqual(['Bounce', 'crawl', 'Étude', 'Zigzag']);
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect(await page(3)).toEqual({ compoundRoutines: [], hasMore: false });
    expect(await titles({ search: 'ETUDE' }, caller)).toEqual(['Étude']);
  });

  it('keeps to supersets, to circuits and to favourites when asked', async () => {
    const favourite = await make({ ...superset(), title: 'Kept One' });
    await make({ ...circuit(), title: 'Kept Two' });
    await trainer.call(toggleFavoriteCompoundRoutine, {
      ...one(favourite),
      query: { routine_type: 'super_set' },
    });
    const found = (query: Record<string, string>) => titles({ search: 'kept', ...query });
    expect(await found({ routine_type: 'super_set' })).toEqual(['Kept One']);
    expect(await found({ routine_type: 'circuit' })).toEqual(['Kept Two']);
    expect(await found({ is_favorite: 'true' })).toEqual(['Kept One']);
    expect(await found({ is_favorite: 'false' })).toEqual(['Kept Two']);
  });

  it.each([{ page: 0 }, { size: 201 }, { routine_type: 'set' }, { search: 'x'.repeat(201) }])(
    'is refused with %j',
    async (query) => {
      expect((await trainer.refused(findCompoundRoutines, { query })).status).toBe(400);
    },
  );
});

it('another trainer’s are not there', async () => {
  const made = await make(superset());
  const refusals = [
    await otherTrainer.refused(readCompoundRoutine, one(made)),
    await otherTrainer.refused(updateCompoundRoutine, one(made, { ...superset(), version: 1 })),
    await otherTrainer.refused(deleteCompoundRoutine, one(made)),
    await otherTrainer.refused(toggleFavoriteCompoundRoutine, {
      ...one(made),
      query: { routine_type: 'super_set' },
    }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await titles({}, otherTrainer)).toEqual([]);
  expect(await trainer.call(readCompoundRoutine, one(made))).toEqual(made);
});

it('a manager reads and changes nothing', async () => {
  const made = await make(superset());
  expect(await manager.call(readCompoundRoutine, one(made))).toEqual(made);
  expect(await titles({}, manager)).toEqual(await titles({}));
  const refusals = [
    await manager.refused(createCompoundRoutine, { body: superset() }),
    await manager.refused(updateCompoundRoutine, one(made, { ...superset(), version: 1 })),
    await manager.refused(deleteCompoundRoutine, one(made)),
    await manager.refused(toggleFavoriteCompoundRoutine, {
      ...one(made),
      query: { routine_type: 'super_set' },
    }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
