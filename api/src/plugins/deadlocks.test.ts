import { endpoints } from '@formline/shared/contracts/api';
import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import type { Database } from '../database/database';
import { randomCases } from '../testing/fullRun';
import { passwordGrant } from '../testing/grants';
import { buildMarkedWorld, type MarkedWorld } from '../testing/markedWorld';
import { randomNumbers } from '../testing/RandomHistories';
import { goodRequests } from '../testing/requests/exampleRequests';
import { type Caller, startTestApp, type TestApp } from '../testing/startTestApp';

jest.setTimeout(300_000);

const ROUNDS = randomCases(1, 20);
const AT_ONCE = 12;
const random = randomNumbers(20_280_215);

let api: TestApp;
let caller: Caller;
let world: MarkedWorld;

beforeAll(async () => {
  api = await startTestApp();
  world = await buildMarkedWorld(api.database.db);
  const { access_token: token } = await api.call(endpoints.requestToken, passwordGrant(world.trainer.email));
  caller = api.withToken(token);
});

afterAll(() => api.close());

/** Without those that take away what others change or the session, and slow work that locks little. */
const LEFT_OUT = /delete|remove|deactivate|end\w*Session|twoStep/i;
const changes = Object.entries<Endpoint>(endpoints).filter(
  ([name, endpoint]) =>
    changesState(endpoint) && endpoint.access !== 'public' && !endpoint.files && !LEFT_OUT.test(name),
);

/** In random order, so that each round has other neighbours. */
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** Every connection reports what it has counted. */
async function deadlocksOf({ pool }: Database): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) await client.query('select pg_stat_force_next_flush()');
  const count = 'select deadlocks::int from pg_stat_database where datname = current_database()';
  const rows = (await clients[0]?.query<{ deadlocks: number }>(count))?.rows ?? [];
  for (const client of clients) client.release();
  return rows[0]?.deadlocks ?? 0;
}

it('changes of one trainer at the same moment lock rows in one order', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = shuffled(changes);
    while (left.length > 0) {
      const some = left.splice(0, AT_ONCE);
      const answers = await Promise.all(
        [...some, ...some].map(async ([name, endpoint]) => {
          const { status } = await caller.send(endpoint, goodRequests(name, endpoint, world).least);
          return { name, status };
        }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
  }
  expect(await deadlocksOf(api.database)).toBe(0);
});
