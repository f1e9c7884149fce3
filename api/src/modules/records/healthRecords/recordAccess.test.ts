import { endpoints } from '@formline/shared/contracts/api';
import { changesState, type Endpoint } from '@formline/shared/contracts/endpoint';
import { exampleRequest } from '../../../testing/requests/exampleRequests';
import { fingerprintOf } from '../../../testing/fingerprintOf';
import { buildMarkedWorld, MARK, type MarkedWorld } from '../../../testing/markedWorld';
import { signInAsClient } from '../../../testing/signInAsClient';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

type Named = readonly [name: string, endpoint: Endpoint];

/** Every call of records comes from the contract, so that a new one takes part by itself. */
const records: readonly Named[] = Object.entries<Endpoint>(endpoints).filter(
  ([name, { access }]) => access === 'trainer-or-client' && name !== 'readUser',
);
const reads = records.filter(([, endpoint]) => !changesState(endpoint));
const writes = records.filter(([, endpoint]) => changesState(endpoint));
const notes: readonly Named[] = Object.entries<Endpoint>(endpoints).filter(
  ([, { access }]) => access === 'trainer-alone',
);

let api: TestApp;
let world: MarkedWorld;
let trainer: Caller;
let manager: Caller;
let client: Caller;

beforeAll(async () => {
  api = await startTestApp();
  world = await buildMarkedWorld(api.database.db);
  trainer = await api.signInAs(world.trainer.email);
  manager = await api.signInAs(world.manager.email);
  client = await signInAsClient(api, world.client.id);
});

afterAll(() => api.close());

const send = (caller: Caller, [name, endpoint]: Named) =>
  caller.send(endpoint, exampleRequest(name, endpoint, world));

it('has every kind of record', () => {
  const words = records.map(([name]) => name).join(' ');
  for (const kind of ['Measurement', 'PerformanceAssessment', 'Ohsa', 'Nutrition', 'WorkoutLog']) {
    expect(words).toContain(kind);
  }
});

it.each(reads)('%s answers the trainer and the manager alike, and the client', async (...one) => {
  const own = await send(trainer, one);
  expect(own.status).toBe(200);
  expect((await send(manager, one)).text).toBe(own.text);
  expect((await send(client, one)).status).toBe(200);
});

it('no write of a record and no call of notes is open to a manager', async () => {
  const before = await fingerprintOf(api.database.pool);
  for (const one of [...writes, ...notes]) {
    const { status, text } = await send(manager, one);
    expect([one[0], status]).toEqual([one[0], 403]);
    expect(text).not.toContain(MARK);
  }
  for (const one of notes) expect([one[0], (await send(client, one)).status]).toEqual([one[0], 403]);
  expect(await fingerprintOf(api.database.pool)).toEqual(before);
});

/** A client cannot name the trainer's own exercise. */
const statusOf = (name: string) => (/^(record|update)Ohsa$/.test(name) ? 404 : 200);

it.each(writes)('%s is open to the client for the own records', async (...one) => {
  expect((await send(client, one)).status).toBe(statusOf(one[0]));
});
