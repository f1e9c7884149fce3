import { createClientGroup, listClientGroups } from '../contracts/scheduling/clientGroups';
import type { EarlyAnswer } from '../contracts/platform/earlyReads';
import { connectTestTokens } from '../testing/connectTestTokens';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { call, earlyResult } from './apiClient';

const groupNamed = (title: string) => ({
  id: 1,
  title,
  client_group_clients: [],
  club_id: null,
  location_id: null,
  date: '2028-02-15T09:00:00.000Z',
});
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer(listClientGroups, [groupNamed('Asked later')]);
  connectTestTokens('mine', 'renewed');
});
afterEach(() => delete window.formlineEarlyReads);

function askedEarly(url: string, answer: Promise<EarlyAnswer>, token = 'mine'): void {
  answer.catch(() => undefined);
  window.formlineEarlyReads = new Map([[url, { token, answer }]]);
}
async function answeredEarly(answer: Promise<EarlyAnswer>, token = 'mine'): Promise<void> {
  const read = { token, answer, settled: await answer };
  window.formlineEarlyReads = new Map([[URL_OF_CLUB, read]]);
}
const answered = async (status: number, text: string): Promise<EarlyAnswer> => ({
  status,
  headers: new Headers(),
  text,
});
const early = () => answered(200, JSON.stringify({ result: [groupNamed('Asked early')] }));
const titles = async () =>
  (await call(listClientGroups, { query: { club_id: 7 } })).map(({ title }) => title);
const URL_OF_CLUB = `${listClientGroups.path}?club_id=7`;

it('is the answer of one call', async () => {
  askedEarly(URL_OF_CLUB, early());
  expect(await titles()).toEqual(['Asked early']);
  expect(api.requests(listClientGroups)).toHaveLength(0);
  expect(await titles()).toEqual(['Asked later']);
});

it.each([
  ['another query', listClientGroups.path, 'mine'],
  ['another sign-in', URL_OF_CLUB, 'of somebody else'],
])('is not for a call with %s', async (_what, url, token) => {
  askedEarly(url, early(), token);
  expect(await titles()).toEqual(['Asked later']);
});

it('is not for a change at the same URL', async () => {
  api.answer(createClientGroup, groupNamed('Created'));
  askedEarly(createClientGroup.path, early());
  const created = await call(createClientGroup, { body: { title: 'Created', client_user_ids: [] } });
  expect(created.title).toBe('Created');
});

it('is renewed like any other when it was refused', async () => {
  askedEarly(URL_OF_CLUB, answered(401, '{"message":"Expired"}'));
  expect(await titles()).toEqual(['Asked later']);
});

it.each([
  ['without an answer', Promise.reject(new TypeError('Failed to fetch')), 0],
  ['with one that is no JSON', answered(502, 'Bad gateway'), 502],
])('fails like any other %s', async (_what, answer, status) => {
  askedEarly(URL_OF_CLUB, answer);
  await expect(titles()).rejects.toMatchObject({ status });
});

describe('for the first rendering', () => {
  const titlesAtOnce = () =>
    earlyResult(listClientGroups, { query: { club_id: 7 } })?.map(({ title }) => title);

  it('is there at once when it has come, and once', async () => {
    await answeredEarly(early());
    expect(titlesAtOnce()).toEqual(['Asked early']);
    expect(titlesAtOnce()).toBeUndefined();
    expect(await titles()).toEqual(['Asked later']);
  });

  it('is left to the call while it has not come', async () => {
    askedEarly(URL_OF_CLUB, early());
    expect(titlesAtOnce()).toBeUndefined();
    expect(await titles()).toEqual(['Asked early']);
  });

  it.each([
    ['was refused', answered(401, '{"message":"Expired"}'), 'mine'],
    ['is of another sign-in', early(), 'of somebody else'],
  ])('is nothing when it %s', async (_why, answer, token) => {
    await answeredEarly(answer, token);
    expect(titlesAtOnce()).toBeUndefined();
    expect(await titles()).toEqual(['Asked later']);
  });

  it('is nothing when it is no answer of the API, and the call asks again', async () => {
    await answeredEarly(answered(200, '<html>'));
    expect(titlesAtOnce()).toBeUndefined();
    expect(await titles()).toEqual(['Asked later']);
  });
});
