/** @embedded Search, and the order of names. */
import {
  findExercises,
  findExercisesOfCommonVersion,
  toggleFavoriteExercise,
} from '@formline/shared/contracts/library/exercises';
import { buildExercises, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp, type TestRequest } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;

const ownNames = [
  'Crème Brûlée Squat',
  '100% Effort Row',
  'Snake_Case Lunge',
  'SnakeXCase Lunge',
  'Back\\Slash Press',
];

beforeAll(async () => {
  api = await startTestApp();
  const { id, email } = await buildTrainer(api.database.db);
  await buildExercises(api.database.db, id, ownNames);
  trainer = await api.signInAs(email);
});

afterAll(() => api.close());

const find = (query: NonNullable<TestRequest['query']>) => trainer.call(findExercises, { query });

const namesFound = async (search: string): Promise<string[]> => {
  const { exercises } = await find({ search, exercisesFilter: 'trainer' });
  return exercises.map(({ name }) => name);
};

describe('searching the exercise library', () => {
  it.each([
    ['accents do not matter', 'creme brulee', ['Crème Brûlée Squat']],
    ['accents may be typed', 'CRÈME', ['Crème Brûlée Squat']],
    ['words may stand in any order', 'squat creme', ['Crème Brûlée Squat']],
    ['a percent sign is a percent sign', '100%', ['100% Effort Row']],
    ['a percent sign alone is no wildcard', 'e%w', []],
    ['an underscore is an underscore', 'snake_case', ['Snake_Case Lunge']],
    ['a backslash is a backslash', 'back\\s', ['Back\\Slash Press']],
    ['a quote harms nothing', "'; drop table exercises; --", []],
  ])('%s', async (_outcome, search, names) => {
    expect(await namesFound(search)).toEqual(names);
  });

  it('an empty search finds everything', async () => {
    expect(await namesFound('   ')).toHaveLength(ownNames.length);
  });

  it('a character the database has no room for is refused, not an error', async () => {
    const refusal = await trainer.refused(findExercises, { query: { search: 'a\0b' } });
    expect(refusal.status).toBe(400);
  });
});

describe('paging', () => {
  it('shows every exercise once, in order, and ends', async () => {
    const seen: { id: number; name: string }[] = [];
    let page: number | null = 1;
    while (page !== null) {
      const answer: Awaited<ReturnType<typeof find>> = await find({ page, size: 60 });
      seen.push(...answer.exercises);
      page = answer.nextPage;
    }
    expect(seen.length).toBeGreaterThanOrEqual(150 + ownNames.length);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const names = seen.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('turns round when asked to', async () => {
    const { exercises } = await find({ exercisesFilter: 'trainer', sortOrder: 'desc' });
    expect(exercises[0]?.name).toBe('SnakeXCase Lunge');
  });

  it('a page beyond the end is empty and the last', async () => {
    expect(await find({ page: 9999, size: 20 })).toEqual({ exercises: [], nextPage: null });
  });

  it.each([
    { page: 0 },
    { page: '1e2' },
    { page: 1.5 },
    { size: 201 },
    { size: -1 },
    { sortField: 'password' },
  ])('%p is refused', async (query) => {
    const refusal = await trainer.refused(findExercises, { query });
    expect(refusal).toMatchObject({ status: 400, code: 4000 });
  });
});

describe('filters', () => {
  it('tell the trainer’s own from the provider’s', async () => {
    const own = await find({ exercisesFilter: 'trainer' });
    const providers = await find({ exercisesFilter: 'formline', size: 5 });
    const both = await find({ exercisesFilter: 'trainer,formline', search: 'squat', size: 200 });
    expect(new Set(own.exercises.map(({ exercise_source }) => exercise_source))).toEqual(
      new Set(['trainer']),
    );
    expect(providers.exercises.map(({ owner_id }) => owner_id)).toEqual([null, null, null, null, null]);
    expect(new Set(both.exercises.map(({ exercise_source }) => exercise_source)).size).toBe(2);
  });

  it('put the trainer’s own before the provider’s when asked to, each in the order asked for', async () => {
    const { exercises } = await find({ groupBySource: 'true', sortOrder: 'desc', size: 200 });
    const own = exercises.slice(0, ownNames.length);
    expect(own[0]?.name).toBe('SnakeXCase Lunge');
    expect(own.every(({ exercise_source }) => exercise_source === 'trainer')).toBe(true);
    expect(exercises.slice(ownNames.length).every(({ owner_id }) => owner_id === null)).toBe(true);
  });

  it('by muscle group and fitness component keep to both', async () => {
    const [sample] = (await find({ exercisesFilter: 'formline', size: 1 })).exercises;
    const muscle = sample?.muscle_groups[0]?.id ?? 0;
    const component = sample?.fitness_components[0]?.id ?? 0;
    const { exercises } = await find({ muscleGrpIds: muscle, fitnessCompIds: component, size: 200 });
    expect(exercises.map(({ id }) => id)).toContain(sample?.id);
    for (const { muscle_groups, fitness_components } of exercises) {
      expect(muscle_groups.map(({ id }) => id)).toContain(muscle);
      expect(fitness_components.map(({ id }) => id)).toContain(component);
    }
  });

  it('an identifier too large for the database is refused', async () => {
    expect((await trainer.refused(findExercises, { query: { muscleGrpIds: '3000000000' } })).status).toBe(
      400,
    );
  });
});

it('another trainer’s own exercises are not in the library', async () => {
  const other = await api.signInAs((await buildTrainer(api.database.db)).email);
  expect((await other.call(findExercises, { query: { exercisesFilter: 'trainer' } })).exercises).toEqual([]);
  expect((await other.call(findExercises, { query: { search: 'brulee' } })).exercises).toEqual([]);
});

it('favourites are marked for the trainer who chose them', async () => {
  const maya = await api.signInAs('trainer@formline.test');
  const query = { search: 'kettlebell swing', exercisesFilter: 'formline', size: 200 };
  const isFavorite = async (caller: Caller) =>
    (await caller.call(findExercises, { query })).exercises.find(({ name }) => name === 'Kettlebell Swing')
      ?.is_favorite;
  expect([await isFavorite(maya), await isFavorite(trainer)]).toEqual([true, false]);
});

it('names the muscle group an exercise works most first', async () => {
  const { exercises } = await find({ search: 'Arnold Press' });
  expect(exercises[0]?.muscle_groups.map(({ name }) => name)).toEqual(['Shoulders', 'Triceps']);
});

it('the favourites filter finds the caller’s favourites, or all others', async () => {
  const found = async (query: Record<string, string>) =>
    (await find({ search: 'bird dog', ...query })).exercises.map(({ name }) => name);
  const [birdDog] = (await find({ search: 'bird dog' })).exercises;
  expect(await found({ is_favorite: 'true' })).toEqual([]);
  await trainer.call(toggleFavoriteExercise, { params: { id: birdDog?.id ?? 0 } });
  expect(await found({ is_favorite: 'true' })).toEqual(['Bird Dog']);
  expect(await found({ is_favorite: 'false' })).not.toContain('Bird Dog');
  expect(await found({})).toContain('Bird Dog');
  expect((await trainer.refused(findExercises, { query: { is_favorite: 'yes' } })).status).toBe(400);
});

it('the search answers the same under both versions', async () => {
  const query = { search: 'press', size: 3 };
  expect(await trainer.call(findExercisesOfCommonVersion, { query })).toEqual(await find(query));
});
