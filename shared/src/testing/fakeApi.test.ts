import { call } from '../api-client/apiClient';
import { requestToken } from '../contracts/accounts/auth';
import { listTrainerClients } from '../contracts/people/clients';
import { readCurrentUser, readUser } from '../contracts/people/users';
import { buildClient, buildCurrentUser } from './builders';
import { fakeApi } from './fakeApi';

it('gives the real client the declared result and remembers what was asked', async () => {
  const api = fakeApi();
  api.answer(readUser, ({ params }) => buildClient({ id: Number(params['id']) }));
  await expect(call(readUser, { params: { id: 31 } })).resolves.toMatchObject({ id: 31 });
  expect(api.requests(readUser)).toEqual([{ params: { id: '31' }, query: {}, body: null }]);
});

it('tells a fixed path from one with a parameter', async () => {
  const api = fakeApi();
  api.answer(readUser, buildClient());
  api.answer(readCurrentUser, buildCurrentUser({ first_name: 'Me' }));
  await expect(call(readCurrentUser, {})).resolves.toMatchObject({ first_name: 'Me' });
});

it('sends an answer without an envelope where the contract has none, and hands over the body', async () => {
  const api = fakeApi();
  const token = {
    access_token: 'a',
    refresh_token: 'b',
    token_type: 'Bearer',
    expires_in: 60,
    scope: 'read',
  } as const;
  const body = { grant_type: 'refresh_token', scope: 'read', refresh_token: 'old' } as const;
  api.answer(requestToken, token);
  await expect(call(requestToken, { body })).resolves.toEqual(token);
  expect(api.requests(requestToken)[0]?.body).toEqual(body);
});

it('refuses with a status and a body, and can be out of reach', async () => {
  const api = fakeApi();
  api.refuse(listTrainerClients, 403, { message: 'Not yours', key: 'locked' });
  await expect(call(listTrainerClients, {})).rejects.toMatchObject({
    name: 'ApiError',
    status: 403,
    key: 'locked',
  });
  api.refuse(listTrainerClients, 0);
  await expect(call(listTrainerClients, {})).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

it('lets a hanging call be cancelled', async () => {
  const api = fakeApi();
  api.hang(listTrainerClients);
  const abort = new AbortController();
  const hanging = call(listTrainerClients, {}, abort.signal);
  abort.abort();
  await expect(hanging).rejects.toMatchObject({ name: 'CanceledError' });
});

it('complains of calls nobody declared, of wrong requests and of wrong answers', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const api = fakeApi();
  await expect(call(listTrainerClients, {})).rejects.toMatchObject({ status: 500 });
  api.answer(listTrainerClients, [buildClient({ birth_date: 'yesterday' })]);
  await expect(call(listTrainerClients, {})).rejects.toMatchObject({ status: 500 });
  await expect(call(listTrainerClients, { query: { club_id: 'x' } })).rejects.toMatchObject({ status: 500 });
  expect(complaints.mock.calls.map(([answered]) => String(answered))).toEqual([
    expect.stringContaining('No answer is declared for GET /v2.2/api/users/trainer/clients'),
    expect.stringContaining('breaks the contract'),
    expect.stringContaining('was called with a wrong query'),
  ]);
});
