import { waitFor } from '@testing-library/react';
import { ApiError, call } from '../api-client/apiClient';
import { requestToken, revokeToken } from '../contracts/accounts/auth';
import { listClientGroups } from '../contracts/scheduling/clientGroups';
import { errorCodes } from '../contracts/errorCodes';
import * as z from '../contracts/schema';
import { readCurrentUser } from '../contracts/people/users';
import { buildCurrentUser } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { browserRecord, readLastActivity, signIn, signOut, startSession, writeLastActivity } from './session';
import { currentSession as session, subscribeToSession } from './sessionStore';
import { readStoredToken, type StoredToken } from './storedSession';

const TOKEN_KEY = 'formline.token';
const SIGNED_OUT = { status: 'signed-out', attempt: 'none', reason: null };
const startOver = jest.fn();
let api: FakeApi;

beforeAll(() => startSession({ startOver, hasUnsavedWork: () => false }));

beforeEach(() => {
  api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  api.answer(requestToken, {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'Bearer',
    expires_in: 600,
    scope: 'read',
  });
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

describe('another tab', () => {
  const store = (record: object | null) => {
    if (record) localStorage.setItem(TOKEN_KEY, JSON.stringify(record));
    else localStorage.removeItem(TOKEN_KEY);
    dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
  };
  const storedRecord = (): StoredToken => {
    const record = readStoredToken();
    if (!record) throw new Error('Nobody is signed in');
    return record;
  };

  it('that logs out closes this one, for its reason', async () => {
    await open();
    localStorage.setItem('formline.signedOut', '"idle"');
    store(null);
    expect(session()).toEqual({ ...SIGNED_OUT, reason: 'idle' });
  });

  it('that renews is followed without a word', async () => {
    await open();
    store({ ...storedRecord(), access_token: 'renewed', refresh_token: 'renewed' });
    expect(session().status).toBe('signed-in');
    await readGroups();
    expect(api.headers(listClientGroups).at(-1)?.['authorization']).toBe('Bearer renewed');
  });

  it('in which somebody else signs in leaves nothing of this page', async () => {
    await open();
    store({ ...storedRecord(), access_token: 'theirs', refresh_token: 'theirs', sign_in_id: 'another' });
    expect(session().status).toBe('restoring');
    expect(startOver).toHaveBeenCalledTimes(1);
    await readGroups();
    expect(api.headers(listClientGroups)[0]?.['authorization']).toBeUndefined();
  });

  it('in which somebody signs in opens a page that waits at the sign-in', async () => {
    await open();
    const record = storedRecord();
    signOut();
    const settled = new Promise<void>((resolve) => {
      const stop = subscribeToSession(() => {
        if (session().status === 'restoring') return;
        stop();
        resolve();
      });
    });
    store(record);
    await settled;
    expect(session().status).toBe('signed-in');
  });
});

describe('somebody who signed in elsewhere, which this page has not heard of yet,', () => {
  const storeAnother = () => {
    const record = { ...readStoredToken(), access_token: 'theirs', refresh_token: 'theirs' };
    localStorage.setItem(TOKEN_KEY, JSON.stringify({ ...record, sign_in_id: 'another' }));
  };

  it('stays signed in when this page signs out, and the page follows', async () => {
    await open();
    storeAnother();
    signOut();
    expect(readStoredToken()?.access_token).toBe('theirs');
    expect(readLastActivity()).not.toBeNull();
    expect(startOver).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(api.requests(revokeToken).map(({ body }) => body)).toEqual([{ refresh_token: 'refresh' }]),
    );
  });

  it('stays signed in when a sign-in fails here', async () => {
    api.answer(readCurrentUser, () => {
      storeAnother();
      throw new ApiError(404, { message: 'No', code: errorCodes.notFound });
    });
    await expect(open()).rejects.toMatchObject({ status: 404 });
    expect(readStoredToken()?.access_token).toBe('theirs');
    expect(readLastActivity()).not.toBeNull();
    expect(api.requests(revokeToken).map(({ body }) => body)).toEqual([{ refresh_token: 'refresh' }]);
  });
});

it('signing out takes every record of the session with it, and is told to the server when there is a line', async () => {
  await open();
  browserRecord('draft', z.string(), { tabs: 'this', until: 'sign-out' }).write('a note about somebody');
  browserRecord('filter', z.string(), { tabs: 'all', until: 'sign-out' }).write('knee');
  writeLastActivity(Date.now());
  api.refuse(revokeToken, 0);
  const listened = jest.spyOn(globalThis, 'addEventListener');
  signOut('idle');
  expect(session()).toEqual({ ...SIGNED_OUT, reason: 'idle' });
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['formline.signedOut']);
  await waitFor(() => expect(listened).toHaveBeenCalledWith('online', expect.anything(), expect.anything()));
  api.answer(revokeToken, { revoked: true });
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(api.requests(revokeToken)).toHaveLength(2));
});
