import { endpoints } from '@formline/shared/contracts/api';
import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import { goodRequests } from '../testing/requests/exampleRequests';
import { fingerprintOf } from '../testing/fingerprintOf';
import { fuzzEndpoint, sendHostile } from '../testing/requests/fuzzEndpoint';
import { passwordGrant } from '../testing/grants';
import type { WireRequest } from '../testing/requests/hostileRequests';
import { buildMarkedWorld, type MarkedWorld } from '../testing/markedWorld';
import { clientToken } from '../testing/signInAsClient';
import { startTestApp, type TestApp } from '../testing/startTestApp';

const SEED = 20_280_215;
const RUNS = 12;

let api: TestApp;
let token: string;
let ofClient: string;
let world: MarkedWorld;
const refusedChanges: WireRequest[] = [];

beforeAll(async () => {
  api = await startTestApp();
  world = await buildMarkedWorld(api.database.db);
  token = (await api.call(endpoints.requestToken, passwordGrant(world.trainer.email))).access_token;
  ofClient = await clientToken(api, world.client.id);
});

afterAll(() => api.close());

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

it.each(all)('%s answers what is broken in the one shape of errors', async (name, endpoint) => {
  const good = goodRequests(name, endpoint, world);
  const report = await fuzzEndpoint(api.app, { endpoint, good, token, runs: RUNS, seed: SEED });
  expect(report.complaints).toEqual([]);
  const isChange = changesState(endpoint) && endpoint.access !== 'public';
  if (isChange) refusedChanges.push(...report.refused);
});

const clients = all.filter(([, { access }]) => access === 'signed-in' || access === 'trainer-or-client');

it.each(clients)('%s answers a client in the one shape of errors, too', async (name, endpoint) => {
  const good = goodRequests(name, endpoint, world);
  const asClient = { endpoint, good, token: ofClient, runs: RUNS, seed: SEED };
  expect((await fuzzEndpoint(api.app, asClient)).complaints).toEqual([]);
});

it('what is refused changes no row', async () => {
  const before = await fingerprintOf(api.database.pool);
  const answers = [];
  for (const request of refusedChanges) answers.push(await sendHostile(api.app, request, token));
  expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  expect(await fingerprintOf(api.database.pool)).toEqual(before);
});
