import { call } from '../api-client/apiClient';
import { requestToken, revokeToken, type TokenAnswer } from '../contracts/accounts/auth';
import { listClientGroups } from '../contracts/scheduling/clientGroups';
import { errorCodes } from '../contracts/errorCodes';
import { readCurrentUser } from '../contracts/people/users';
import { onEvent } from '../events/events';
import { buildClubProfile, buildCurrentUser } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import {
  keepAlive,
  loginStateOf,
  restoreSession,
  selectClubProfile,
  signedOutTexts,
  signIn,
  signOut,
  startSession,
} from './session';
import { currentSession as session, subscribeToSession } from './sessionStore';

const TOKEN_KEY = 'formline.token';
const AN_HOUR_MS = 3_600_000;
const harbour = buildClubProfile({ ClubId: 7, ClubName: 'Harbour' });

let api: FakeApi;
let tokensGiven = 0;

function nextTokens(): TokenAnswer {
  tokensGiven += 1;
  return {
    access_token: `access-${tokensGiven}`,
    refresh_token: `refresh-${tokensGiven}`,
    token_type: 'Bearer',
    expires_in: AN_HOUR_MS / 1000,
    scope: 'read',
  };
}

const startOver = jest.fn();
const SIGNED_OUT = { status: 'signed-out', attempt: 'none', reason: null };

beforeAll(() => startSession({ startOver, hasUnsavedWork: () => false }));

beforeEach(() => {
  api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  api.answer(requestToken, nextTokens);
  api.answer(readCurrentUser, buildCurrentUser());
  api.answer(listClientGroups, []);
});

afterEach(() => {
  signOut();
  localStorage.clear();
  startOver.mockClear();
});

const open = () => signIn('tara@formline.test', 'Formline1!');
const readGroups = () => call(listClientGroups, {});
const expireToken = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * AN_HOUR_MS);
const renewals = () =>
  api
    .requests(requestToken)
    .filter(({ body }) => JSON.stringify(body).includes('"grant_type":"refresh_token"'));

it.each([
  ['', 'secret', 'no email provided'],
  ['maya@formline.test', '', 'no password provided'],
])('asks for no token with %p and %p', async (email, password, message) => {
  await expect(signIn(email, password)).rejects.toThrow(message);
  expect(api.requests(requestToken)).toHaveLength(0);
});

it('renews an expired token once for any number of calls', async () => {
  await open();
  expireToken();
  await Promise.all(Array.from({ length: 50 }, readGroups));
  expect(renewals()).toHaveLength(1);
  expect(api.requests(listClientGroups)).toHaveLength(50);
});

it('ends with a refused renewal and tells the bus', async () => {
  await open();
  const tokens: (string | null)[] = [];
  onEvent('session:token-changed', ({ access_token }) => tokens.push(access_token));
  expireToken();
  api.refuse(requestToken, 401, { code: errorCodes.unauthenticated });
  await expect(readGroups()).rejects.toMatchObject({ status: 401 });
  expect(session()).toEqual({ ...SIGNED_OUT, reason: 'refused' });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(tokens.at(-1)).toBeNull();
});

it('a call fails when the session ends before its answer', async () => {
  await open();
  api.hang(listClientGroups);
  const asked = readGroups();
  signOut();
  await expect(asked).rejects.toMatchObject({ status: 401 });
});

it.each([0, 500, 429])('survives a renewal that fails with %i', async (status) => {
  await open();
  expireToken();
  api.refuse(requestToken, status);
  await expect(readGroups()).rejects.toMatchObject({ status });
  expect(session().status).toBe('signed-in');
  expect(localStorage.getItem(TOKEN_KEY)).not.toBeNull();
});

it('renews once for what it may not do, and never loops', async () => {
  await open();
  api.refuse(listClientGroups, 403);
  await expect(readGroups()).rejects.toMatchObject({ status: 403 });
  await expect(readGroups()).rejects.toMatchObject({ status: 403 });
  expect(renewals()).toHaveLength(1);
  expect(session().status).toBe('signed-in');
});

it('takes the token that another tab has renewed already', async () => {
  await open();
  const stored: unknown = JSON.parse(localStorage.getItem(TOKEN_KEY) ?? '');
  expireToken();
  const renewedElsewhere = {
    access_token: 'theirs',
    refresh_token: 'theirs',
    expires_in: Date.now() + AN_HOUR_MS,
  };
  localStorage.setItem(TOKEN_KEY, JSON.stringify(Object.assign({}, stored, renewedElsewhere)));
  await readGroups();
  expect(renewals()).toHaveLength(0);
});

it('stays closed when somebody signs out while a token is renewed', async () => {
  await open();
  expireToken();
  api.answer(requestToken, () => {
    signOut();
    return nextTokens();
  });
  api.refuse(listClientGroups, 401);
  await expect(readGroups()).rejects.toMatchObject({ status: 401 });
  expect(session()).toEqual({ ...SIGNED_OUT, reason: 'asked' });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

it('reads a damaged record as signed out', async () => {
  localStorage.setItem(TOKEN_KEY, '{"access_token":');
  await restoreSession();
  expect(session()).toEqual({ ...SIGNED_OUT, reason: 'damaged' });
  expect(signedOutTexts.damaged).toBe('No refresh token found to authenticate with. Please log back in');
});

it('reads a record that does not name its sign-in as damaged: two of them would pass for one person', async () => {
  await open();
  const record: unknown = JSON.parse(localStorage.getItem(TOKEN_KEY) ?? '');
  localStorage.setItem(TOKEN_KEY, JSON.stringify({ ...Object(record), sign_in_id: undefined }));
  await restoreSession();
  expect(session()).toEqual({ ...SIGNED_OUT, reason: 'damaged' });
});

it('says that the server is out of reach and opens when it is back', async () => {
  await open();
  api.refuse(readCurrentUser, 0);
  await restoreSession();
  expect(session().status).toBe('unreachable');
  api.answer(readCurrentUser, buildCurrentUser());
  await restoreSession();
  expect(session().status).toBe('signed-in');
});

it('opens the only club of a trainer, and the personal profile again once that was chosen', async () => {
  api.answer(readCurrentUser, buildCurrentUser({ club_connect_user: [harbour] }));
  await open();
  expect(session()).toMatchObject({ club: harbour });
  selectClubProfile(null);
  await restoreSession();
  expect(session()).toMatchObject({ club: null });
});

describe('the login state', () => {
  const watch = async (work: () => Promise<void>) => {
    const states = [loginStateOf(session())];
    const stop = subscribeToSession(() => states.push(loginStateOf(session())));
    await work().catch(() => undefined);
    stop();
    return states;
  };

  it('goes over PENDING to LOGIN', async () => {
    expect(await watch(open)).toEqual(['LOGOUT', 'PENDING', 'LOGIN']);
  });

  it('goes over ERROR to LOGOUT when the password is refused', async () => {
    api.refuse(requestToken, 401);
    expect(await watch(open)).toEqual(['LOGOUT', 'PENDING', 'ERROR', 'LOGOUT']);
  });

  it('goes over ERROR to LOGOUT when there is no profile after three tries, and the tokens are gone', async () => {
    api.refuse(readCurrentUser, 500);
    expect(await watch(open)).toEqual(['LOGOUT', 'PENDING', 'ERROR', 'LOGOUT']);
    expect(api.requests(readCurrentUser)).toHaveLength(3);
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(api.requests(revokeToken)).toHaveLength(1);
  });
});

it('somebody who works without a call is kept signed in', async () => {
  await open();
  keepAlive();
  expect(renewals()).toHaveLength(0);
  expireToken();
  keepAlive();
  keepAlive();
  await readGroups();
  expect(renewals()).toHaveLength(1);
});
