import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { LONGEST_WAIT_MS, type LoadedModule } from './moduleLoad';
import { RemoteLoadError } from './RemoteLoadError';

/** The loader is a lazy chunk; a failed request gets a second attempt. */
const loader = () => import(/* webpackChunkName: "federation" */ './loadModule');

/** @param attempt number of the attempt, from 1 @throws RemoteLoadError when no build loads in time */
export async function loadRemote(
  entry: RegistryEntry,
  expose: string,
  attempt: number,
): Promise<LoadedModule> {
  const request = { entry, expose, attempt, requestedAt: performance.now() };
  const loading = loader()
    .catch(loader)
    .catch((cause: unknown) => {
      throw new RemoteLoadError('network', 'The loader of remotes did not come', { cause });
    });
  return Promise.race([loading.then(({ loadModule }) => loadModule(request)), afterLongestWait()]);
}

const afterLongestWait = () =>
  new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new RemoteLoadError('timeout', 'No answer within the time it is given'));
    setTimeout(giveUp, LONGEST_WAIT_MS);
  });
