import { startEarlyReads } from './earlyReads';

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const store = (area: Storage, record: object, key = 'formline.token') =>
  area.setItem(key, JSON.stringify(record));
const storeToken = (left: number) =>
  store(localStorage, { access_token: 'mine', expires_in: Date.now() + left });
const storeActivity = (minutesAgo: number) =>
  localStorage.setItem('formline.lastActivity', String(Date.now() - minutesAgo * 60_000));
const ME = '/v2.2/api/users/me';
const urls = () => fetched.mock.calls.map(([url]) => url).filter((url) => url !== ME);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2028, 1, 15, 23, 40) });
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/groups/my-groups/4/dashboard');
  globalThis.fetch = fetched.mockReset().mockImplementation(async () => Response.json({}));
  storeToken(60_000);
});
afterEach(() => {
  jest.useRealTimers();
  delete window.formlineEarlyReads;
});

const start = (...reads: readonly string[]) =>
  startEarlyReads({
    config: 'config',
    session: ME,
    pattern: '/groups/my-groups/:groupId/dashboard',
    reads: reads.join(' '),
  });

it('asks as the person who is signed in, and keeps the answers for the calls', async () => {
  start('/v2.2/api/client-group/:groupId');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([ME, '/v2.2/api/client-group/4']);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer mine' });
  const read = window.formlineEarlyReads?.get(ME);
  expect(read?.token).toBe('mine');
  expect(read?.settled).toBeUndefined();
  const answer = await read?.answer;
  expect(answer).toMatchObject({ status: 200, text: '{}' });
  expect(read?.settled).toBe(answer);
});

it.each([
  ['nobody is signed in', () => localStorage.clear()],
  ['the token has expired', () => storeToken(0)],
  ['the site is closed', () => (document.body.innerHTML = '<p id="config">{"maintenance":true}</p>')],
  ['the record is damaged', () => localStorage.setItem('formline.token', '{"access')],
  ['nobody was active for 20 minutes', () => storeActivity(20)],
])('asks for nothing when %s', (_what, arrange) => {
  arrange();
  start('/v2.2/api/client-group');
  expect(fetched).not.toHaveBeenCalled();
});

it('asks while the warning before the end of the session would be shown', () => {
  storeActivity(19);
  start();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('fills in the date of the browser, and its month', () => {
  start('/v2.2/api/overview?currentDate=:today', '/v2.2/api/workouts?month=:month&year=:year');
  expect(urls()).toEqual([
    '/v2.2/api/overview?currentDate=2028-02-15',
    '/v2.2/api/workouts?month=2&year=2028',
  ]);
});

it.each([
  ['the club of the tab', { clubId: 7 }, { clubId: 8 }, '?club_id=7'],
  ['the personal profile of the tab', { clubId: null }, { clubId: 8 }, ''],
  ['the club that any tab showed last', null, { clubId: 8 }, '?club_id=8'],
  ['no club', null, null, ''],
])('fills in %s', (_what, ofTab, last, query) => {
  if (ofTab) store(sessionStorage, ofTab, 'formline.session.club');
  if (last) store(localStorage, last, 'formline.session.shownClub');
  start('/v2.2/api/clients?club_id=:club');
  expect(urls()).toEqual([`/v2.2/api/clients${query}`]);
});

it.each([
  ['no read knows the query', '?search=ava', '/v2.2/api/client-group/:groupId'],
  ['the query only begins like a parameter', '?group=4', '/v2.2/api/client-group/:groupId'],
  ['a part of the path is missing', '', '/v2.2/api/users/:clientId'],
  ['a part of the path is a path', '?clientId=..%2Fme', '/v2.2/api/users/:clientId'],
  ['a part of the path is no number', '?clientId=elena', '/v2.2/api/users/:clientId'],
  ['a part of the path is too large for an id', '?clientId=9999999999', '/v2.2/api/users/:clientId'],
  ['a part of the path begins with zero', '?clientId=022', '/v2.2/api/users/:clientId'],
])('asks for who is signed in only when, for the URL, %s', (_what, query, read) => {
  history.replaceState(null, '', query || location.pathname);
  start(read);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([ME]);
});

it('takes parameters from the query of the page', () => {
  history.replaceState(null, '', '?clientId=22');
  start('/v2.2/api/users/:clientId');
  expect(urls()).toEqual(['/v2.2/api/users/22']);
});

it('forgets an answer that no call takes while it is fresh', async () => {
  start();
  await jest.advanceTimersByTimeAsync(29_000);
  expect(window.formlineEarlyReads?.size).toBe(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(window.formlineEarlyReads?.size).toBe(0);
});
