import type { Registry, RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { registryOf, buildRegistryEntry } from '../../testing/registryOf';
import { entryOf, setRegistry, switchTo } from '../registry/liveRemotes';
import { BUILD_MS, LONGEST_WAIT_MS } from './moduleLoad';
import { remoteLoads } from './loadPhases';
import { reportFailure } from './reportFailure';
import { loadExposed } from './federation';
import { loadModule } from './loadModule';
import { RemoteLoadError } from './RemoteLoadError';

jest.mock('./federation', () => ({ loadExposed: jest.fn() }));
jest.mock('./reportFailure');
const expose = jest.mocked(loadExposed);
const report = jest.mocked(reportFailure);

const Page = () => null;
const loaded = { default: Page };
const hanging = () => new Promise<never>(() => undefined);
const failing = (kind: RemoteLoadError['why']) => () => Promise.reject(new RemoteLoadError(kind, kind));

const active = { ...buildRegistryEntry('mf-a'), build: '2' };
const before = { ...buildRegistryEntry('mf-a'), build: '1' };
const only: Registry = registryOf([{ ...active, fallback: null }]);
const withFallback: Registry = registryOf([{ ...active, fallback: before }]);

const load = (attempt = 1, entry: RegistryEntry = active) =>
  loadModule({ entry, expose: './Page', attempt, requestedAt: performance.now() }).then(
    ({ default: component }) => component,
    (error: unknown) => String(error),
  );
const asked = () => expose.mock.calls.map(([{ build }, , isFresh]) => [build, isFresh]);

beforeEach(() => {
  jest.useFakeTimers();
  expose.mockReset();
  report.mockReset();
  setRegistry(only);
  switchTo([active]);
});
afterEach(() => jest.useRealTimers());

it('gives the component a remote exposes, asking afresh when somebody tries again', async () => {
  expose.mockResolvedValue(loaded);
  expect(await load()).toBe(Page);
  expect(await load(2)).toBe(Page);
  expect(asked()).toEqual([
    ['2', false],
    ['2', true],
  ]);
});

it.each([null, {}, { default: 'text' }, 'text'])('refuses %j, which is no component', async (wrong) => {
  expose.mockResolvedValue(wrong);
  expect(await load()).toContain('./Page is not a component');
  expect(expose).toHaveBeenCalledTimes(1);
});

it('tries twice more, afresh, what may pass', async () => {
  expose.mockImplementationOnce(failing('network')).mockImplementationOnce(failing('http'));
  expose.mockResolvedValue(loaded);
  const loading = load();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await loading).toBe(Page);
  expect(asked()).toEqual([
    ['2', false],
    ['2', true],
    ['2', true],
  ]);
});

it.each(['evaluation', 'integrity'] as const)('does not try again after a failure of %s', async (kind) => {
  expose.mockImplementation(failing(kind));
  expect(await load()).toContain(kind);
  expect(expose).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
});

it('gives up a remote that does not answer', async () => {
  expose.mockImplementation(hanging);
  const loading = load();
  await jest.advanceTimersByTimeAsync(BUILD_MS);
  expect(await loading).toContain('No answer');
});

it('takes the build before, reports the one that failed and stays away from it', async () => {
  setRegistry(withFallback);
  expose.mockImplementationOnce(failing('integrity')).mockResolvedValue(loaded);
  expect(await load()).toBe(Page);
  expect(asked()).toEqual([
    ['2', false],
    ['1', false],
  ]);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mf-a', build: '2', rendered: true }),
    expect.objectContaining({ why: 'integrity' }),
  );
  expect(entryOf('mf-a')).toMatchObject({ build: '1', source: 'fallback' });
  expect(remoteLoads()[0]).toMatchObject({ name: 'mf-a', build: '1', source: 'fallback' });
});

it('says what was the matter with the chosen build when the one before fails too, in bounded time', async () => {
  setRegistry(withFallback);
  expose.mockImplementationOnce(failing('integrity')).mockImplementation(hanging);
  const loading = load();
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  expect(await loading).toContain('integrity');
  expect(entryOf('mf-a')).toMatchObject({ build: '2' });
});
