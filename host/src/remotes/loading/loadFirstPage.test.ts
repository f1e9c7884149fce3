import { storedSignIn } from '@formline/shared/session';
import { buildRegistryEntry } from '../../testing/registryOf';
import { switchTo } from '../registry/liveRemotes';
import { loadKit } from '../../kit/lazyKit';
import { loadFirstPage } from './loadFirstPage';
import { loadRemote } from './loadRemote';
import { partOf } from './moduleLoadings';

jest.mock('./loadRemote');
jest.mock('../../kit/lazyKit', () => ({ loadKit: jest.fn() }));
jest.mock('@formline/shared/session', () => ({ storedSignIn: jest.fn() }));
const load = jest.mocked(loadRemote);
const Page = () => null;
const preloaded = jest.fn();
const kit = jest.mocked(loadKit);

beforeEach(() => {
  load.mockReset().mockResolvedValue({ default: Page });
  kit.mockReset().mockRejectedValue(new Error('The kit did not come'));
  preloaded.mockReturnValue([{ name: 'the entry' }]);
  Object.assign(performance, { getEntriesByName: preloaded });
});

const remote = buildRegistryEntry('mf-works', {
  routes: [
    { path: '/', expose: './Clients', title: 'Clients', access: 'trainer' },
    { path: '/login', expose: './Login', title: 'Sign in', access: 'signed-out', basicsOnly: true },
    { path: '/terms', expose: './Terms', title: 'Terms', access: 'anyone' },
  ],
});

function startAt(path: string, signIn: string | null, disabled: string | null = null) {
  jest.mocked(storedSignIn).mockReturnValue(signIn);
  history.replaceState(null, '', path);
  // A new build for each test, so that nothing is loaded already.
  const entry = { ...remote, build: `${path}-${signIn}`, disabled };
  switchTo([entry]);
  return { entry, started: loadFirstPage() };
}

it.each([
  ['/', 'ab12', './Clients'],
  ['/login', null, './Login'],
  ['/terms', 'ab12', './Terms'],
  ['/terms', null, './Terms'],
])('loads %s for the sign-in %s', async (path, signIn, expose) => {
  await startAt(path, signIn).started;
  expect(load.mock.calls.map((call) => call[1])).toEqual([expose]);
});

it.each([
  ['/', null],
  ['/login', 'ab12'],
  ['/nowhere', 'ab12'],
])('loads nothing at %s for the sign-in %s', async (path, signIn) => {
  await startAt(path, signIn).started;
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['/', 'ab12', 1],
  ['/terms', null, 1],
  // What is shown in the end is the landing page.
  ['/login', 'ab12', 1],
  ['/nowhere', 'ab12', 1],
  ['/login', null, 0],
  ['/', null, 0],
  ['/nowhere', null, 0],
])('at %s the sign-in %s needs the kit: %i', async (path, signIn, times) => {
  await startAt(path, signIn).started;
  expect(kit).toHaveBeenCalledTimes(times);
});

it('loads nothing of a remote that is switched off', async () => {
  await startAt('/', 'ef56', 'We are moving.').started;
  expect(load).not.toHaveBeenCalled();
});

it('leaves what has not come with the page to the page', async () => {
  preloaded.mockReturnValue([]);
  await startAt('/', 'ij90').started;
  expect(load).not.toHaveBeenCalled();
});

it('has the page there when the first drawing begins', async () => {
  const { entry, started } = startAt('/', 'cd34');
  await started;
  expect(partOf(entry, './Clients').Component).toBe(Page);
});

it('waits for files that a slow device runs for a second', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  load.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 1_000, { default: Page })));
  const { entry, started } = startAt('/', 'kl12');
  const shown = started.then(() => partOf(entry, './Clients').Component);
  await jest.runAllTimersAsync();
  await expect(shown).resolves.toBe(Page);
  jest.useRealTimers();
});

it.each([
  ['takes long', () => new Promise<never>(() => {})],
  ['does not load', () => Promise.reject(new Error('No answer'))],
])('goes on without a page that %s', async (what, outcome) => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  load.mockImplementation(outcome);
  const { started } = startAt('/', what);
  await jest.runAllTimersAsync();
  await expect(started).resolves.toBeUndefined();
  jest.useRealTimers();
});
