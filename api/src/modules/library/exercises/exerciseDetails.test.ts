import {
  type Exercise,
  findExercises,
  listExerciseFilters,
  listExerciseFiltersOfCommonVersion,
  readExercise,
  readExerciseOfCommonVersion,
  toggleFavoriteExercise,
} from '@formline/shared/contracts/library/exercises';
import { readOwnExercise } from '@formline/shared/contracts/library/ownExercises';
import { buildExercises, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let own: Exercise;
let providers: Exercise;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  await buildExercises(db, owner.id, ['Sled Drag']);
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs((await buildTrainer(db)).email);
  own = await firstOf('trainer');
  providers = await firstOf('formline');
});

afterAll(() => api.close());

async function firstOf(exercisesFilter: string): Promise<Exercise> {
  const [exercise] = (await trainer.call(findExercises, { query: { exercisesFilter, size: 1 } })).exercises;
  if (!exercise) throw new Error('The library is empty.');
  return exercise;
}

const one = (id: number) => ({ params: { id } });

describe('one exercise', () => {
  it.each([readExercise, readExerciseOfCommonVersion])('$path reads as in the list', async (endpoint) => {
    expect(await trainer.call(endpoint, one(own.id))).toMatchObject(own);
    expect(await trainer.call(endpoint, one(providers.id))).toMatchObject(providers);
  });

  it('of the trainer’s own is read as such, the provider’s is not', async () => {
    expect(await trainer.call(readOwnExercise, one(own.id))).toMatchObject(own);
    expect((await trainer.refused(readOwnExercise, one(providers.id))).status).toBe(404);
  });

  it.each([readExercise, readExerciseOfCommonVersion, readOwnExercise, toggleFavoriteExercise])(
    '$method $path of another trainer looks like none',
    async (endpoint) => {
      const refusal = await otherTrainer.refused(endpoint, one(own.id));
      expect(refusal).toEqual(await otherTrainer.refused(endpoint, one(2_000_000_000)));
      expect(refusal).toMatchObject({ status: 404, code: 4040 });
      expect((await otherTrainer.refused(endpoint, one(3_000_000_000))).status).toBe(400);
    },
  );

  it('that was deleted is gone', async () => {
    const { db, pool } = api.database;
    const owner = await buildTrainer(db);
    await buildExercises(db, owner.id, ['Old One']);
    const { rows } = await pool.query<{ id: number }>(
      'update exercises set deleted_at = now() where owner_id = $1 returning id',
      [owner.id],
    );
    const caller = await api.signInAs(owner.email);
    expect((await caller.refused(readOwnExercise, one(rows[0]?.id ?? 0))).status).toBe(404);
  });
});

describe('a favourite', () => {
  it('is made and unmade by the same call, for this trainer alone', async () => {
    expect(await trainer.call(toggleFavoriteExercise, one(providers.id))).toEqual({ is_favorite: true });
    expect((await trainer.call(readExercise, one(providers.id))).is_favorite).toBe(true);
    expect((await otherTrainer.call(readExercise, one(providers.id))).is_favorite).toBe(false);
    expect(await trainer.call(toggleFavoriteExercise, one(providers.id))).toEqual({ is_favorite: false });
    expect((await trainer.call(readExercise, one(providers.id))).is_favorite).toBe(false);
  });

  it('is not a manager’s to choose', async () => {
    const manager = await api.signInAs('manager@formline.test');
    const refusal = await manager.refused(toggleFavoriteExercise, one(providers.id));
    expect(refusal).toMatchObject({ status: 403, code: 4030 });
    expect((await manager.call(readExercise, one(providers.id))).id).toBe(providers.id);
  });
});

it.each([listExerciseFilters, listExerciseFiltersOfCommonVersion])(
  'the filter menu of $path offers the two sources',
  async (endpoint) => {
    expect(await trainer.call(endpoint)).toEqual([
      { filter_value: 'trainer', display_value: 'My Exercises' },
      { filter_value: 'formline', display_value: 'Formline Exercises' },
    ]);
  },
);
