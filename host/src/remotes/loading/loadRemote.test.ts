import { buildRegistryEntry } from '../../testing/registryOf';
import { loadRemote } from './loadRemote';
import { RemoteLoadError } from './RemoteLoadError';

let failuresLeft = 0;
jest.mock('./loadModule', () => {
  if (failuresLeft > 0) {
    failuresLeft -= 1;
    throw new Error('The line broke');
  }
  return { loadModule: () => 'the module' };
});

const load = (): Promise<unknown> => loadRemote(buildRegistryEntry('mf-clients'), './ClientList', 1);

it('asks for the loader a second time, and not a third', async () => {
  failuresLeft = 2;
  await expect(load()).rejects.toThrow(RemoteLoadError);
  failuresLeft = 1;
  await expect(load()).resolves.toBe('the module');
});
