import { endpoints } from '@formline/shared/contracts/api';
import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import fc from 'fast-check';
import type { Database } from '../database/database';
import { randomCases } from '../testing/fullRun';
import { buildMarkedWorld } from '../testing/markedWorld';
import { goodRequests } from '../testing/requests/exampleRequests';
import { startTestApp, type TestApp } from '../testing/startTestApp';

jest.setTimeout(300_000);

const AT_ONCE = 12;

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

/** Without those that take away what others change or the session, and slow work that locks little. */
const LEFT_OUT = /delete|remove|deactivate|end\w*Session|twoStep/i;
const changes = Object.entries<Endpoint>(endpoints).filter(
  ([name, endpoint]) =>
    changesState(endpoint) && endpoint.access !== 'public' && !endpoint.files && !LEFT_OUT.test(name),
);

/** All changes, each time with other neighbours. */
const orders = fc.sample(fc.shuffledSubarray(changes, { minLength: changes.length }), {
  numRuns: randomCases(1, 20),
  seed: 20_280_215,
});

/** Every connection reports what it has counted. */
async function deadlocksOf({ pool }: Database): Promise<number | undefined> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) {
    await client.query('select pg_stat_force_next_flush()');
    client.release();
  }
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks;
}

it('changes of one trainer at the same moment lock rows in one order', async () => {
  const world = await buildMarkedWorld(api.database.db);
  const trainer = await api.signInAs(world.trainer.email);
  for (const order of orders) {
    for (let first = 0; first < order.length; first += AT_ONCE) {
      const some = order.slice(first, first + AT_ONCE);
      const answers = await Promise.all(
        [...some, ...some].map(async ([name, endpoint]) => {
          const { status } = await trainer.send(endpoint, goodRequests(name, endpoint, world).least);
          return { name, status };
        }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
  }
  expect(await deadlocksOf(api.database)).toBe(0);
});
