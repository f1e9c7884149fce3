import { buildRegistryEntry } from '../testing/registryEntry';
import { loadExposed } from './federation';
import { loadRemote, REMOTE_TIMEOUT_MS } from './loadRemote';

jest.mock('./federation', () => ({ loadExposed: jest.fn() }));
const expose = jest.mocked(loadExposed);

const entry = buildRegistryEntry('mf-a');
const Page = () => null;

it('gives the component a remote exposes', async () => {
  expose.mockResolvedValue({ default: Page });
  expect(await loadRemote(entry, './Page', 2)).toEqual({ default: Page });
  expect(expose).toHaveBeenCalledWith(entry, './Page', 2);
});

it.each([null, {}, { default: 'text' }, 'text'])('refuses %j, which is no component', async (module) => {
  expose.mockResolvedValue(module);
  await expect(loadRemote(entry, './Page', 1)).rejects.toThrow('./Page is not a component');
});

it('hands on what the remote threw', async () => {
  expose.mockRejectedValue(new Error('boom'));
  await expect(loadRemote(entry, './Page', 1)).rejects.toThrow('boom');
});

it('gives up a remote that does not answer', async () => {
  jest.useFakeTimers();
  expose.mockReturnValue(new Promise(() => undefined));
  const failure = loadRemote(entry, './Page', 1).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
  expect(String(await failure)).toContain('No answer');
  jest.useRealTimers();
});
