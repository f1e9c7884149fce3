/** @embedded The planner and its indexes. */
import { exerciseTags, tagFiltersOf } from '@formline/shared/contracts/library/exerciseTags';
import { mapValues } from '@formline/shared/domain/text/typedRecords';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { buildTrainer } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import { exercisesService } from './exercises.service';
import type { RowRange } from '../../../database/pageOf';
import { NO_SEARCH, type SearchParts, searchParts } from '../../platform/search/searchParts';
import { type ExerciseQuery, exerciseSearchRepository } from './exerciseSearch.repository';

type Search = ExerciseQuery & SearchParts & RowRange;

const OTHERS_EXERCISES = 20_000;
const noTags = mapValues(exerciseTags, () => []);
const everything: Omit<Search, 'trainerId'> = {
  ownOnes: true,
  ownFirst: false,
  providersOnes: true,
  ...NO_SEARCH,
  tagIds: noTags,
  isFavorite: undefined,
  sortField: 'name',
  sortOrder: 'asc',
  offset: 0,
  limit: 21,
};

let api: TestApp;
let client: PoolClient;
let trainerId: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db, pool } = api.database;
  trainerId = (await buildTrainer(db)).id;
  const other = await buildTrainer(db);
  client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into exercises (owner_id, name) select $1::int, 'Press ' || n from generate_series(1, $2::int) n`,
    [other.id, OTHERS_EXERCISES],
  );
  await client.query('analyze exercises');
});

afterAll(async () => {
  await client.query('rollback');
  client.release();
  await api.close();
});

interface Asked {
  readonly sql: string;
  readonly params: unknown[];
}

function watchedDatabase() {
  const asked: Asked[] = [];
  const logger = { logQuery: (sql: string, params: unknown[]) => void asked.push({ sql, params }) };
  return { db: drizzle(client, { casing: 'snake_case', logger }), asked };
}

async function planOf(query: Partial<Search>): Promise<string> {
  const { db, asked } = watchedDatabase();
  await exerciseSearchRepository(db).find({ ...everything, trainerId, ...query });
  const [search] = asked;
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${search?.sql}`, search?.params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each<[string, Partial<Search>]>([
  ['all', {}],
  ['the trainer’s own', { providersOnes: false }],
  ['the provider’s', { ownOnes: false }],
  ['the newest', { sortField: 'created_at', sortOrder: 'desc' }],
  ['those with a word in their name', searchParts('press')],
  ['favourites', { isFavorite: true }],
])('finding %s reads no other trainer’s exercises', async (_name, query) => {
  expect(await planOf(query)).not.toMatch(/Seq Scan on exercises/);
});

it('a page comes with its tags in one query, which a connection reads and plans once', async () => {
  const { db, asked } = watchedDatabase();
  const exercises = exercisesService(db);
  const before = await countStatements();
  for (const search of ['split squat', 'lateral lunge']) {
    const { exercises: found, tags } = await exercises.find(trainerId, {
      exercisesFilter: [],
      ...tagFiltersOf(noTags),
      sortField: 'name',
      sortOrder: 'asc',
      page: 1,
      size: 20,
      search,
    });
    expect(found.length).toBeGreaterThan(0);
    expect([...tags.muscle_groups.values()].flat().length).toBeGreaterThan(0);
  }
  expect(asked).toHaveLength(2);
  expect((await countStatements()) - before).toBe(1);
});

async function countStatements(): Promise<number> {
  const { rows } = await client.query("select from pg_prepared_statements where name like 'exercises_%'");
  return rows.length;
}
