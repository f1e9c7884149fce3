import {
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
  type Registry,
} from '@formline/shared/contracts/platform/registry';
import { registryOf, buildRegistryEntry } from '../../testing/registryOf';
import { readRegistry } from './readRegistry';
import { storeRegistry } from '../updates/storedRegistry';

const at = (revision: number, time: string): Registry => {
  const registry = registryOf([buildRegistryEntry('mf-a')], { revision });
  return { ...registry, change: { ...registry.change, at: `2026-05-04T${time}:00.000Z` } };
};

function putIntoPage(text: string | null): void {
  document.getElementById(REGISTRY_ELEMENT_ID)?.remove();
  if (text === null) return;
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: REGISTRY_ELEMENT_ID, textContent: text });
  document.head.append(block);
}

const answer = jest.fn<Promise<unknown>, [string]>();
const revision = async () => (await readRegistry()).revision;

beforeEach(() => {
  localStorage.clear();
  answer.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: answer });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

it('goes by the registry in the page and asks for none', async () => {
  putIntoPage(JSON.stringify(at(4, '10:00')));
  expect(await revision()).toBe(4);
  expect(answer).not.toHaveBeenCalled();
});

it('asks where the page has none', async () => {
  putIntoPage(null);
  answer.mockResolvedValue({ ok: true, json: async () => at(5, '10:00') });
  expect(await revision()).toBe(5);
  expect(answer.mock.calls[0]?.[0]).toBe(REGISTRY_URL);
});

it.each([
  ['cannot be reached', null],
  ['is broken', '{"revision":'],
  ['was left behind', JSON.stringify(at(3, '09:00'))],
])('goes by the last good one when the registry %s', async (_what, inPage) => {
  storeRegistry(at(4, '10:00'));
  putIntoPage(inPage);
  expect(await revision()).toBe(4);
});

it('keeps the newest one any tab knew, whatever a tab that lags goes by', async () => {
  storeRegistry(at(4, '10:00'));
  storeRegistry(at(3, '09:00'));
  putIntoPage(null);
  expect(await revision()).toBe(4);
});

it('takes a lower revision that was written later: another count has begun', async () => {
  storeRegistry(at(40, '10:00'));
  putIntoPage(JSON.stringify(at(1, '11:00')));
  expect(await revision()).toBe(1);
});

it('says so when there is none at all', async () => {
  putIntoPage(null);
  await expect(readRegistry()).rejects.toThrow('Failed to fetch');
});
