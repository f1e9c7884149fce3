import type { PoolClient } from 'pg';
import { fileDatabaseUrl } from '../../../testing/databases/fileDatabase';
import { openTestDatabase } from '../../../testing/databases/testDatabases';
import type { Database } from '../../database';
import { LOAD_ACCOUNT, schedulesFor, writeLoadData } from './writeLoadData';

let database: Database;

beforeAll(async () => {
  database = openTestDatabase(await fileDatabaseUrl());
});

afterAll(() => database.close());

async function withLoadData<Result>(
  seed: number,
  ask: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const size = { trainers: 3, clients: 30, months: 6, seed, today: '2028-02-15' };
    await writeLoadData(client, size, () => undefined);
    return await ask(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const digest = (client: PoolClient) =>
  client.query(
    `select md5(string_agg(concat(c.email, c.first_name, s.date, s.workout_name, s.is_complete), '' order by c.email, s.date, s.workout_name)) as digest
     from scheduled_workouts s join users c on c.id = s.client_id where c.email like '%@load.test'`,
  );

it('writes the calendar it was asked for, and everything belongs to its trainer', async () => {
  const found = await withLoadData(1, (client) =>
    client.query(
      `select count(*) as days, count(distinct s.client_id) as clients, max(s.date) > '2028-02-15' as reaches_ahead,
         bool_and(r.id is not null and w.owner_id = s.trainer_id) as is_own,
         bool_and(s.date between u.start_date and u.end_date) as is_in_schedule,
         bool_and(not s.is_complete or s.date < '2028-02-15') as is_past_when_done
       from scheduled_workouts s
       join users t on t.id = s.trainer_id and t.email like '%@load.test'
       join user_schedules u on u.id = s.user_schedule_id
       join workouts w on w.id = s.workout_id
       left join client_relations r on r.trainer_id = s.trainer_id and r.client_id = s.client_id`,
    ),
  );
  expect(found.rows).toEqual([
    {
      days: 30 * schedulesFor(6) * 26,
      clients: 30,
      reaches_ahead: true,
      is_own: true,
      is_in_schedule: true,
      is_past_when_done: true,
    },
  ]);
});

it('lets one account sign in', async () => {
  const found = await withLoadData(1, (client) =>
    client.query(
      `select u.email, e.ua_guid = u.ua_guid as is_linked from users u join user_credentials c on c.user_id = u.id
       join external_accounts e on e.linked_user_id = u.id where u.email like '%@load.test'`,
    ),
  );
  expect(found.rows).toEqual([{ email: LOAD_ACCOUNT, is_linked: true }]);
});

it('puts back the indexes and references it took away', async () => {
  const count = (client: Pick<PoolClient, 'query'>) =>
    client.query(
      `select (select count(*) from pg_indexes where tablename = 'scheduled_workouts') as indexes,
         (select count(*) from pg_constraint where conrelid = 'scheduled_workouts'::regclass) as constraints`,
    );
  const before = await count(database.pool);
  const after = await withLoadData(1, count);
  expect(after.rows).toEqual(before.rows);
});

it('the same seed gives the same rows, another one others', async () => {
  const first = await withLoadData(7, digest);
  expect((await withLoadData(7, digest)).rows).toEqual(first.rows);
  expect((await withLoadData(8, digest)).rows).not.toEqual(first.rows);
});
