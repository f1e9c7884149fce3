import { ApiError } from '../api-client/apiClient';
import { requestToken, revokeToken } from '../contracts/accounts/auth';
import { errorCodes } from '../contracts/errorCodes';
import { LOGIN_COOKIE, type LoginCookie } from '../contracts/accounts/loginCookie';
import { type CurrentUser, readCurrentUser } from '../contracts/people/users';
import { buildCurrentUser } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { openQuestion } from './handover';
import {
  answerHandover,
  readLastActivity,
  restoreSession,
  signIn,
  signOut,
  startSession,
  writeLastActivity,
} from './session';
import { currentSession as session } from './sessionStore';
import { readStoredToken } from './storedSession';

const maya = buildCurrentUser({ id: 1, email: 'maya@formline.test' });
const ben = buildCurrentUser({ id: 2, email: 'ben@formline.test', full_name: 'Ben Ode' });
const patient = buildCurrentUser({ id: 3, role: 'CLIENT', formline_role: 'client' });

const owners: Readonly<Record<string, CurrentUser>> = {
  'Bearer of-maya': maya,
  'Bearer of-maya-elsewhere': maya,
  'Bearer of-ben': ben,
  'Bearer of-a-client': patient,
};
const startOver = jest.fn();
let api: FakeApi;

const unauthenticated = () =>
  new ApiError(401, { message: 'No', code: errorCodes.unauthenticated, key: 'session_ended' });

beforeEach(() => {
  api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  api.answer(readCurrentUser, () => {
    const owner = owners[api.headers(readCurrentUser).at(-1)?.['authorization'] ?? ''];
    if (owner) return owner;
    throw unauthenticated();
  });
  api.answer(requestToken, {
    access_token: 'of-maya',
    refresh_token: 'refresh-of-maya',
    token_type: 'Bearer',
    expires_in: 600,
    scope: 'read',
  });
});

afterEach(() => {
  signOut();
  localStorage.clear();
  startOver.mockClear();
});

const cookieOf = (token: string, scope: LoginCookie['scope'] = 'read') =>
  JSON.stringify({
    access_token: { token, expires_in: 600 },
    refresh_token: { token: `refresh-${token}` },
    scope,
  });

async function start(value: string) {
  document.cookie = `${LOGIN_COOKIE}=${encodeURIComponent(value)}; path=/`;
  await startSession({ startOver, hasUnsavedWork: () => false });
}
const signInAsMaya = () => signIn(maya.email, 'Formline1!');
const calls = () => api.requests(readCurrentUser).length;

it('signs in whom the server knows by the cookie, and the cookie is gone', async () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await start(cookieOf('of-ben', 'read-only'));
  expect(session()).toMatchObject({ status: 'signed-in', user: { id: ben.id }, isManager: true });
  expect(readStoredToken()).toMatchObject({
    access_token: 'of-ben',
    refresh_token: 'refresh-of-ben',
    token_type: 'Bearer',
    expires_in: now + 600_000,
    cc_manager: true,
  });
  expect(document.cookie).not.toContain(LOGIN_COOKIE);
});

const useless: readonly [string, string][] = [
  ['forged', cookieOf('nobody-knows-this')],
  ['a client’s', cookieOf('of-a-client')],
  ['not JSON', '{"access_token":'],
  ['of another shape', '{"access_token":"of-ben","refresh_token":"x","scope":"read"}'],
  ['expired', cookieOf('of-ben').replace('600', '0')],
  ['of a life without end', cookieOf('of-ben').replace('600', '1e9')],
  ['oversized', cookieOf('of-ben').padEnd(4000)],
  ['empty', ''],
];

describe.each(useless)('a cookie that is %s', (_, value) => {
  it('signs nobody in', async () => {
    await start(value);
    expect(session()).toMatchObject({ status: 'signed-out' });
    expect(localStorage.getItem('formline.token')).toBeNull();
    expect(document.cookie).not.toContain(LOGIN_COOKIE);
  });

  it('leaves alone who is signed in, and asks nothing', async () => {
    await signInAsMaya();
    await start(value);
    expect(session()).toMatchObject({ status: 'signed-in', user: { id: maya.id } });
    expect(openQuestion()).toBeNull();
    expect(document.cookie).not.toContain(LOGIN_COOKIE);
  });
});

it('takes two cookies of the name for forged', async () => {
  history.replaceState(null, '', '/login');
  document.cookie = `${LOGIN_COOKIE}=${encodeURIComponent(cookieOf('of-ben'))}; path=/`;
  document.cookie = `${LOGIN_COOKIE}=${encodeURIComponent(cookieOf('of-maya'))}; path=/login`;
  await startSession({ startOver, hasUnsavedWork: () => false });
  expect(session().status).toBe('signed-out');
  expect(calls()).toBe(0);
  expect(document.cookie).not.toContain(LOGIN_COOKIE);
});

it('goes on with new tokens of the same person as if they had been renewed, and counts as activity', async () => {
  await signInAsMaya();
  writeLastActivity(1);
  const before = readStoredToken();
  await start(cookieOf('of-maya-elsewhere'));
  expect(session()).toMatchObject({ status: 'signed-in', user: { id: maya.id } });
  expect(openQuestion()).toBeNull();
  expect(readStoredToken()).toMatchObject({
    access_token: 'of-maya-elsewhere',
    sign_in_id: before?.sign_in_id,
  });
  expect(readLastActivity()).toBeGreaterThan(1);
});

describe('while somebody else is signed in', () => {
  beforeEach(async () => {
    await signInAsMaya();
    await start(cookieOf('of-ben'));
  });

  it('asks first and changes nothing', () => {
    expect(session()).toMatchObject({ status: 'signed-in', user: { id: maya.id } });
    expect(openQuestion()?.user.id).toBe(ben.id);
    expect(readStoredToken()?.access_token).toBe('of-maya');
  });

  it('stays when that is the answer', async () => {
    await answerHandover(false);
    expect(openQuestion()).toBeNull();
    expect(session()).toMatchObject({ status: 'signed-in', user: { id: maya.id } });
    expect(readStoredToken()?.access_token).toBe('of-maya');
    expect(startOver).not.toHaveBeenCalled();
  });

  it('ends the one session and begins the page anew with the other when that is the answer', async () => {
    await answerHandover(true);
    expect(readStoredToken()?.access_token).toBe('of-ben');
    expect(api.requests(revokeToken).at(-1)?.body).toEqual({ refresh_token: 'refresh-of-maya' });
    expect(session().status).toBe('restoring');
    expect(startOver).toHaveBeenCalledTimes(1);
  });
});

it('waits for a server that does not answer, without losing the sign-in', async () => {
  api.refuse(readCurrentUser, 0);
  await start(cookieOf('of-ben'));
  expect(session().status).toBe('unreachable');
  expect(readStoredToken()).toBeNull();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session().status).toBe('unreachable');
  api.answer(readCurrentUser, ben);
  await restoreSession();
  expect(session()).toMatchObject({ status: 'signed-in', user: { id: ben.id } });
});

it.each([
  ['signs in', signInAsMaya],
  ['signs out', async () => undefined],
])('is forgotten when somebody %s before the server answers', async (_, act) => {
  api.refuse(readCurrentUser, 0);
  await start(cookieOf('of-ben'));
  api.answer(readCurrentUser, maya);
  await act();
  signOut();
  api.answer(readCurrentUser, ben);
  await restoreSession();
  expect(session().status).toBe('signed-out');
});

it('signs nobody in who signed out while the server was asked', async () => {
  api.answer(readCurrentUser, () => {
    signOut();
    return ben;
  });
  await start(cookieOf('of-ben'));
  expect(session().status).toBe('signed-out');
  expect(readStoredToken()).toBeNull();
});
