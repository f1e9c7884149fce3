import { buildRegistryEntry } from '../testing/registryEntry';
import { parseRegistry } from './registry';

it('gives the remotes of a registry', () => {
  const entries = [buildRegistryEntry('mf-a'), buildRegistryEntry('mf-b')];
  expect(parseRegistry({ revision: 3, remotes: entries })).toEqual(entries);
});

it('loses only the entry that is not valid', () => {
  const good = buildRegistryEntry('mf-good');
  const broken = { ...buildRegistryEntry('mf-broken'), entry: 7 };
  expect(parseRegistry({ revision: 3, remotes: [broken, null, good] })).toEqual([good]);
});

it('ignores fields that a newer registry may have', () => {
  const [entry] = parseRegistry({ revision: 3, remotes: [{ ...buildRegistryEntry('mf-a'), canary: {} }] });
  expect(entry?.name).toBe('mf-a');
});

it.each([null, [], 'text', { revision: 'x', remotes: [] }])('refuses %j', (data) => {
  expect(() => parseRegistry(data)).toThrow('not readable');
});
