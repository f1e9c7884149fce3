import { createClientGroup, listClientGroups } from '../contracts/scheduling/clientGroups';
import { readReadiness } from '../contracts/platform/health';
import { IDEMPOTENCY_HEADER } from '../contracts/idempotencyKey';
import { connectTestTokens } from '../testing/connectTestTokens';
import { installFakeNetwork, type WireRequest } from '../testing/fakeNetwork';
import { busyServer, call } from './apiClient';

const busy = {
  status: 503,
  body: { message: 'Too many people.', code: 5030, key: 'overloaded' },
  headers: { 'retry-after': '2' },
};
const created = {
  id: 1,
  title: 'Morning',
  client_group_clients: [],
  club_id: null,
  location_id: null,
  date: '2028-02-15T09:00:00.000Z',
};
const body = { title: 'Morning', client_user_ids: [1] };
let sent: WireRequest[];

function beBusy(times: number, result: unknown): void {
  installFakeNetwork((request) => {
    sent.push(request);
    return sent.length <= times ? busy : { status: 200, body: { result } };
  });
}

beforeEach(() => {
  sent = [];
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  connectTestTokens('token');
});
afterEach(() => jest.useRealTimers());

it('a call waits as long as the server asks, and says meanwhile that it does', async () => {
  beBusy(1, []);
  const received: boolean[] = [];
  const stop = busyServer.subscribe(() => received.push(busyServer.isBusy()));
  const answer = call(listClientGroups, {});
  await jest.advanceTimersByTimeAsync(1_990);
  expect(sent).toHaveLength(1);
  expect(busyServer.isBusy()).toBe(true);
  await jest.advanceTimersByTimeAsync(600);
  expect(await answer).toEqual([]);
  expect(received).toEqual([true, false]);
  stop();
});

it('a change is repeated with the same key', async () => {
  beBusy(1, created);
  const answer = call(createClientGroup, { body });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await answer).toMatchObject({ title: 'Morning' });
  const keys = sent.map(({ headers }) => headers[IDEMPOTENCY_HEADER.toLowerCase()]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('a server that stays busy is given up in the end', async () => {
  beBusy(Number.POSITIVE_INFINITY, null);
  const failure = call(listClientGroups, {}).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await failure).toMatchObject({ status: 503, key: 'overloaded' });
  expect(sent.length).toBeGreaterThan(5);
  expect(busyServer.isBusy()).toBe(false);
});

it('a call that is given up stops waiting', async () => {
  beBusy(Number.POSITIVE_INFINITY, null);
  const abort = new AbortController();
  const failure = call(listClientGroups, {}, abort.signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(100);
  abort.abort();
  expect(await failure).toMatchObject({ name: 'CanceledError' });
  expect(sent).toHaveLength(1);
  expect(busyServer.isBusy()).toBe(false);
});

it('the question whether the server is ready does not wait', async () => {
  beBusy(1, { status: 'ready' });
  await expect(call(readReadiness, {})).rejects.toMatchObject({ status: 503 });
});
