import { revokeToken } from '../contracts/accounts/auth';
import { createClientGroup, listClientGroups } from '../contracts/scheduling/clientGroups';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '../contracts/idempotencyKey';
import { requestOwnPasswordReset } from '../contracts/accounts/passwordReset';
import { connectTestTokens } from '../testing/connectTestTokens';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { installFakeNetwork } from '../testing/fakeNetwork';
import { type ErrorBody, errorCodes } from '../contracts/errorCodes';
import { ApiError, call, failureMessage, newIdempotencyKey } from './apiClient';
import { apiErrorTexts } from './apiErrors.texts';

const group = {
  id: 1,
  title: 'Morning',
  client_group_clients: [],
  club_id: null,
  location_id: null,
  date: '2028-02-15T09:00:00.000Z',
};
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer(createClientGroup, group);
  connectTestTokens('first', 'second');
});

const body = { title: 'Morning', client_user_ids: [1] };
const keysSent = () => api.headers(createClientGroup).map((headers) => headers[IDEMPOTENCY_HEADER]);

describe('a call that changes something', () => {
  it('carries a key of its own', async () => {
    await call(createClientGroup, { body });
    await call(createClientGroup, { body });
    const [first, second] = keysSent();
    expect(first).toMatch(IDEMPOTENCY_KEY);
    expect(second).toMatch(IDEMPOTENCY_KEY);
    expect(first).not.toBe(second);
  });

  it('keeps its key when it is sent again with a renewed token', async () => {
    api.refuse(createClientGroup, 401);
    await expect(call(createClientGroup, { body })).rejects.toMatchObject({ status: 401 });
    const [first, second] = api.headers(createClientGroup);
    expect([first?.['authorization'], second?.['authorization']]).toEqual(['Bearer first', 'Bearer second']);
    expect(second?.[IDEMPOTENCY_HEADER]).toBe(first?.[IDEMPOTENCY_HEADER]);
  });

  it('carries the key a form gives, so that saving again is the same wish', async () => {
    const idempotencyKey = newIdempotencyKey();
    api.refuse(createClientGroup, 0);
    await expect(call(createClientGroup, { body }, { idempotencyKey })).rejects.toMatchObject({ status: 0 });
    await expect(call(createClientGroup, { body }, { idempotencyKey })).rejects.toMatchObject({ status: 0 });
    expect(keysSent()).toEqual([idempotencyKey, idempotencyKey]);
  });

  it('carries one although it is a GET', async () => {
    api.answer(requestOwnPasswordReset, { message: 'On its way' });
    await call(requestOwnPasswordReset, {});
    expect(api.headers(requestOwnPasswordReset)[0]?.[IDEMPOTENCY_HEADER]).toMatch(IDEMPOTENCY_KEY);
  });
});

it('a read and a call open to everybody carry none', async () => {
  api.answer(listClientGroups, []);
  api.answer(revokeToken, { revoked: true });
  await call(listClientGroups, {});
  await call(revokeToken, { body: { refresh_token: 'old' } });
  const sent = [...api.headers(listClientGroups), ...api.headers(revokeToken)];
  expect(sent.map((headers) => headers[IDEMPOTENCY_HEADER])).toEqual([undefined, undefined]);
});

it('can be cancelled by the signal alone or beside a key', async () => {
  const abort = new AbortController();
  api.hang(createClientGroup);
  const calls = [
    call(createClientGroup, { body }, abort.signal),
    call(createClientGroup, { body }, { signal: abort.signal }),
  ];
  abort.abort();
  for (const one of calls) await expect(one).rejects.toMatchObject({ name: 'CanceledError' });
});

it.each<[string, object, object]>([
  ['a code alone', { code: 2001 }, { code: 2001, message: '' }],
  ['a message alone', { message: 'No.' }, { code: errorCodes.unexpected, message: 'No.' }],
  [
    'a message beside a code of another kind',
    { message: 'No.', code: 'E1', title: null },
    { message: 'No.' },
  ],
  ['a title alone', { title: 'Closed' }, { code: errorCodes.unexpected, message: '', title: 'Closed' }],
])('takes from a refusal what it has: %s', async (_name, answered, known) => {
  installFakeNetwork(() => ({ status: 400, body: answered }));
  await expect(call(listClientGroups, {})).rejects.toMatchObject(known);
});

it('tells a failure by its title, else by its message, else by the words of the screen', () => {
  const failed = (answered: Partial<ErrorBody>) => new ApiError(400, { message: '', code: 1, ...answered });
  expect(failureMessage(failed({ title: 'Closed', message: 'No.' }), 'Not saved')).toBe('Closed');
  expect(failureMessage(failed({ message: 'No.' }), 'Not saved')).toBe('No.');
  expect(failureMessage(failed({}), 'Not saved')).toBe('Not saved');
  expect(failureMessage(new Error('x is undefined'))).toBe(apiErrorTexts.unknown);
});

describe('a failure says, as long as the server has no words of its own,', () => {
  const noWords: Record<number, string> = {
    500: apiErrorTexts.serverError,
    503: apiErrorTexts.serverError,
    404: '',
  };
  it.each([500, 503, 404])('what a status of %i means', async (status) => {
    installFakeNetwork(() => ({ status, body: '<html>A gateway speaks</html>' }));
    await expect(call(listClientGroups, {})).rejects.toMatchObject({ status, message: noWords[status] });
  });

  it('that an answer of another shape was not expected', async () => {
    installFakeNetwork(() => ({ status: 200, body: { result: 'no list' } }));
    await expect(call(listClientGroups, {})).rejects.toMatchObject({ message: apiErrorTexts.unexpected });
  });

  it('that nobody is signed in any more', async () => {
    connectTestTokens(null);
    api.refuse(listClientGroups, 401);
    const refused = { status: 401, message: apiErrorTexts.notSignedIn };
    await expect(call(listClientGroups, {})).rejects.toMatchObject(refused);
  });
});

it('a call with a token of its own is neither renewed nor repeated', async () => {
  api.refuse(listClientGroups, 401);
  await expect(call(listClientGroups, {}, { token: 'theirs' })).rejects.toMatchObject({ status: 401 });
  expect(api.headers(listClientGroups).map((headers) => headers['authorization'])).toEqual(['Bearer theirs']);
});

it('whose code does not come has no answer, and the next one asks for it again', async () => {
  const load = jest.fn(() => {
    throw new Error('Loading chunk http failed');
  });
  jest.doMock('./http', load);
  await jest.isolateModulesAsync(async () => {
    const { call: callAnew } = await import('./apiClient');
    for (const attempt of [1, 2]) {
      await expect(callAnew(listClientGroups, {})).rejects.toMatchObject({
        status: 0,
        message: apiErrorTexts.noAnswer,
      });
      expect(load).toHaveBeenCalledTimes(attempt);
    }
  });
  jest.dontMock('./http');
});
