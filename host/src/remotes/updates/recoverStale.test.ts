import { REGISTRY_URL } from '@formline/shared/contracts/platform/registry';
import { fireEvent, waitFor } from '@testing-library/react';
import { loadAfresh } from '../../overrides/loadAfresh';
import { registryOf, buildRegistryEntry } from '../../testing/registryOf';
import { setRegistry, switchTo } from '../registry/liveRemotes';
import { recoverStale } from './recoverStale';

jest.mock('../../overrides/loadAfresh');

const build = (name: string) => ({ ...buildRegistryEntry('mf-a'), build: name });
const registry = (revision: number, live: string) => registryOf([build(live)], { revision });

let current: ReturnType<typeof registryOf>;
const fetching = jest.fn((address: string) =>
  Promise.resolve({ ok: address === REGISTRY_URL, json: async () => current }),
);
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  fetching.mockClear();
  jest.mocked(loadAfresh).mockClear();
  Object.assign(globalThis, { fetch: fetching });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  setRegistry(registry(12, '2'));
  switchTo([build('2')]);
  stop = recoverStale();
});
afterEach(() => stop());

async function lose(name: string) {
  const script = document.createElement('script');
  script.src = `/remotes/mf-a/${name}/571.js`;
  document.head.append(script);
  fireEvent.error(script);
  script.remove();
  const isAsked = () => expect(fetching).toHaveBeenCalledWith(script.src, expect.anything());
  await waitFor(isAsked);
}

it('loads the page afresh, once, when a file is gone with its build', async () => {
  current = registry(13, '3');
  await lose('2');
  await waitFor(() => expect(loadAfresh).toHaveBeenCalledTimes(1));
  await lose('2');
  await lose('1');
  await waitFor(() => expect(loadAfresh).toHaveBeenCalledTimes(2));
});

it('goes by the registry it has when a server that lags sends an older one', async () => {
  current = registry(11, '1');
  await lose('2');
  await lose('1');
  await waitFor(() => expect(loadAfresh).toHaveBeenCalledTimes(1));
  expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).toContain('mf-a@1');
});
