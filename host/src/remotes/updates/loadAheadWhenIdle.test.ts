import { fileQueryOf, QueryClient } from '@formline/shared/query';
import { renderHook } from '@testing-library/react';
import { listenForErrors } from '../../reports/reportLater';
import { type Noted, takeNoted } from '../../reports/noteReport';
import { buildRegistryEntry } from '../../testing/registryOf';
import { prefetchExposed } from '../loading/federation';
import { switchTo, useMounted } from '../registry/liveRemotes';
import { loadRemote } from '../loading/loadRemote';
import { loadAhead } from '../loading/moduleLoadings';
import { isComingAhead, loadAheadWhenIdle } from './loadAheadWhenIdle';

jest.mock('../loading/federation', () => ({ prefetchExposed: jest.fn() }));
jest.mock('../loading/loadRemote');
const bring = jest.mocked(prefetchExposed);

const remote = (name: string, order: number) =>
  buildRegistryEntry(`mf-${name}`, {
    routes: [{ path: `/${name}`, expose: './Home', title: name, access: 'trainer' }],
    tabs: [{ section: name, label: name, path: `/${name}`, order, subTabs: [] }],
  });
const clients = remote('clients', 2);
const fileOfGroups = 'http://localhost/remotes/mf-groups/1.0.0-abcd/remoteEntry.js';

let cache: QueryClient;
let stop: () => void;
const brought = () => bring.mock.calls.map(([{ name }, expose]) => `${name} ${expose}`);
const both = ['mf-groups ./Home', 'mf-clients ./Home'];
const begin = () => {
  stop = loadAheadWhenIdle(false, cache);
};
const pass = () => jest.advanceTimersByTimeAsync(10_000);
const isSeen = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
function lasting() {
  let end: () => void = () => undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    end = () => reject(new Error('It has ended'));
  });
  return { promise, end };
}

beforeEach(() => {
  jest.useFakeTimers();
  bring.mockReset().mockResolvedValue(undefined);
  isSeen('visible');
  switchTo([clients, remote('groups', 1)]);
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('loads what the tabs lead to, one after the other and each once', async () => {
  const first = lasting();
  bring.mockReturnValueOnce(first.promise);
  begin();
  expect(brought()).toEqual([]);
  await pass();
  expect(brought()).toEqual(both.slice(0, 1));
  first.end();
  await pass();
  expect(brought()).toEqual(both);
  await pass();
  expect(bring).toHaveBeenCalledTimes(2);
});

it('leaves alone a remote that is on the page', async () => {
  const { unmount } = renderHook(() => useMounted('mf-groups'));
  begin();
  await pass();
  expect(brought()).toEqual(['mf-clients ./Home']);
  unmount();
});

it('waits while nobody sees the page', async () => {
  isSeen('hidden');
  begin();
  await pass();
  expect(bring).not.toHaveBeenCalled();
  isSeen('visible');
  await pass();
  expect(brought()).toEqual(both);
});

it('waits while the page waits for the server', async () => {
  const answer = lasting();
  cache.query(fileQueryOf('clients', () => answer.promise)).catch(() => undefined);
  begin();
  await pass();
  expect(bring).not.toHaveBeenCalled();
  answer.end();
  await pass();
  expect(brought()).toEqual(both);
});

it('waits while the page waits for a module', async () => {
  const coming = lasting();
  jest.mocked(loadRemote).mockReturnValueOnce(coming.promise);
  loadAhead(clients, './Details');
  begin();
  await pass();
  expect(bring).not.toHaveBeenCalled();
  coming.end();
  await pass();
  expect(brought()).toEqual(both);
});

it('loads nothing where data is to be saved, nor once it was stopped', async () => {
  Object.assign(navigator, { connection: { saveData: true, effectiveType: '4g' } });
  begin();
  await pass();
  Reflect.deleteProperty(navigator, 'connection');
  expect(bring).not.toHaveBeenCalled();
  begin();
  stop();
  await pass();
  expect(bring).not.toHaveBeenCalled();
});

it('keeps what fails to itself, as long as nobody has asked for it', async () => {
  const noted: Noted[] = [];
  listenForErrors();
  takeNoted((one) => noted.push(one));
  const coming = lasting();
  bring.mockReturnValueOnce(coming.promise);
  const fail = () =>
    dispatchEvent(new ErrorEvent('error', { filename: fileOfGroups, error: new Error('No') }));
  begin();
  await pass();
  expect(isComingAhead(fileOfGroups)).toBe(true);
  fail();
  expect(noted).toEqual([]);
  coming.end();
  await pass();
  expect(isComingAhead(fileOfGroups)).toBe(false);
  fail();
  expect(noted).toHaveLength(1);
});
