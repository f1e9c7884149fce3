/** @embedded The order of names, and extensions for searching. */
import {
  createCompoundRoutine,
  findCompoundRoutines,
} from '@formline/shared/contracts/library/compoundRoutines';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { findPrograms } from '@formline/shared/contracts/library/programs';
import { findWorkouts } from '@formline/shared/contracts/library/workouts';
import { foldText } from '@formline/shared/domain/text/foldText';
import { searchNames } from '@formline/shared/domain/people/nameSearch';
import { buildExercises, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

interface Page {
  readonly names: readonly string[];
  readonly total: number | undefined;
  readonly hasMore: boolean;
}
type Find = (query: Record<string, string | number>) => Promise<Page>;

let api: TestApp;
let trainer: Caller;

beforeAll(async () => {
  api = await startTestApp();
  const { id, email } = await buildTrainer(api.database.db);
  const own = ['Squat', 'Sqaut Walk-Out', 'Crème Squat', 'Zig-Zag Hop', 'Benchpress of Ours'];
  own.push('ベンチプレス', '스쿼트', 'Присед с паузой');
  await buildExercises(api.database.db, id, own);
  trainer = await api.signInAs(email);
  const [one, two] = (await trainer.call(findExercises, { query: { size: 2 } })).exercises;
  const exercises = [one, two].map((exercise, ordinal) => ({ exercise_id: exercise?.id ?? 0, ordinal }));
  for (const title of ['Press and Hinge', 'Bench Press Pair', 'Dumbbell Press', 'Press']) {
    await trainer.call(createCompoundRoutine, {
      body: { title, reps: 3, routine_type: 'super_set', exercises, rest: null },
    });
  }
});

afterAll(() => api.close());

const exercisePage: Find = async (query) => {
  const { exercises, total, nextPage } = await trainer.call(findExercises, { query });
  return { names: exercises.map(({ name }) => name), total, hasMore: nextPage !== null };
};

const lists: Readonly<Record<string, Find>> = {
  exercises: exercisePage,
  workouts: async (query) => {
    const { workouts, total, nextPage } = await trainer.call(findWorkouts, { query });
    return { names: workouts.map(({ name }) => name), total, hasMore: nextPage !== null };
  },
  programs: async (query) => {
    const { programs, total, nextPage } = await trainer.call(findPrograms, { query });
    return { names: programs.map(({ name }) => name), total, hasMore: nextPage !== null };
  },
  'supersets and circuits': async (query) => {
    const { compoundRoutines, total, hasMore } = await trainer.call(findCompoundRoutines, { query });
    return { names: compoundRoutines.map(({ title }) => title), total, hasMore };
  },
};

async function findAll(
  find: Find,
  query: Record<string, string> = {},
  size = 200,
): Promise<readonly string[]> {
  const seen: string[] = [];
  const totals: (number | undefined)[] = [];
  for (let page = 1; ; page += 1) {
    const found = await find({ ...query, page, size });
    seen.push(...found.names);
    totals.push(found.total);
    if (found.hasMore) continue;
    expect(totals).toEqual(totals.map((_total, index) => (index < page - 1 ? seen.length : undefined)));
    return seen;
  }
}

const searches = [
  ...['dumbell', 'sqaut', 'benchpress', 'press', 'squat', 'row', 'push-up', 'pullup', 'walk out', 'strenght'],
  ...['a', 'single leg', 'kettelbell swnig', 'full bdoy', 'begginer', 'xylophone', '%', 'farmers', 'zigzag'],
  ...['ベンチ', '스쿼트', 'паузой', 'присед'],
];

describe.each(Object.entries(lists))('a search of %s', (_name, find) => {
  it('finds and orders as the same search in the browser does', async () => {
    const all = await findAll(find);
    for (const search of searches) {
      expect([search, await findAll(find, { search })]).toEqual([search, searchNames(all, search, foldText)]);
    }
  });

  it('has nothing behind a page that the rest fills exactly', async () => {
    const [search = ''] = await findAll(find);
    const { length } = await findAll(find, { search });
    expect(await find({ search, size: length })).toMatchObject({ hasMore: false });
  });

  it('gives the same in pages, and how many there are', async () => {
    for (const search of ['pres', 'prses']) {
      expect(await findAll(find, { search }, 2)).toEqual(await findAll(find, { search }));
    }
    const behind = await find({ search: 'press', page: 50, size: 20 });
    expect(behind).toEqual({ names: [], hasMore: false, total: undefined });
  });
});

it.each([
  ['dumbell', 'Dumbbell'],
  ['squatt', 'Squat'],
  ['pullup', 'Pull-Up'],
])('%p finds the provider’s exercises with %p', async (search, word) => {
  const { exercises } = await trainer.call(findExercises, { query: { search, exercisesFilter: 'formline' } });
  expect(exercises.length).toBeGreaterThan(0);
  for (const { name } of exercises) expect(name).toContain(word);
});

it('keeps own exercises first where they are, and the newest where those are wanted', async () => {
  const grouped = await exercisePage({ search: 'squta', groupBySource: 'true', size: 3 });
  expect(grouped.names).toEqual(['Squat', 'Crème Squat', 'Squat Jump']);
  const newest = await exercisePage({
    search: 'squta',
    sortField: 'created_at',
    sortOrder: 'desc',
    size: 2,
  });
  expect(newest.names).toEqual(['Crème Squat', 'Squat']);
});
