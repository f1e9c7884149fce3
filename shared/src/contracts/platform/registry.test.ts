import { parseRegistry } from './registry';
import { buildRegistry, buildRegistryRemote, buildRemoteBuild } from '../testing/registryBuilders';

const integrity = `sha384-${'A'.repeat(64)}`;
const remote = (name: string) => buildRegistryRemote(name, { active: buildRemoteBuild(name, { integrity }) });
const registry = (remotes: readonly unknown[]) => ({ ...buildRegistry([]), remotes });

it('gives the remotes of a registry', () => {
  const remotes = [remote('mf-a'), remote('mf-b')];
  expect(parseRegistry(registry(remotes)).remotes).toEqual(remotes);
});

it.each([
  ['no shape', null],
  ['an entry that is no address', { ...remote('mf-broken'), active: { ...remote('x').active, entry: 7 } }],
  ['a hash that is none', { ...remote('mf-broken'), active: { ...remote('x').active, integrity: 'none' } }],
])('loses only the remote with %s', (_, broken) => {
  expect(parseRegistry(registry([broken, remote('mf-good')])).remotes).toEqual([remote('mf-good')]);
});

it('ignores fields that a newer registry may have', () => {
  expect(parseRegistry(registry([{ ...remote('mf-a'), shadow: {} }])).remotes).toEqual([remote('mf-a')]);
});

it.each([null, [], 'text', { revision: 'x', remotes: [] }])('refuses %j', (data) => {
  expect(() => parseRegistry(data)).toThrow('not readable');
});
