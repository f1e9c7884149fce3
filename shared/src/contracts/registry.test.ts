import { parseRegistry, type RegistryRemote } from './registry';

const remote = (name: string): RegistryRemote => ({
  name,
  owner: name,
  active: {
    version: '1.0.0',
    build: '1.0.0-abcd',
    entry: `/remotes/${name}/1.0.0-abcd/remoteEntry.js`,
    integrity: `sha384-${'A'.repeat(64)}`,
    global: name,
    files: {},
    manifest: { name, contractVersion: '1.0.0', routes: [], redirects: [], tabs: [], slots: [], smoke: [] },
  },
  fallback: null,
  canary: null,
  disabled: null,
  deployedAt: '2026-11-21T08:00:00.000Z',
  deployedBy: 'ci',
});
const registry = (remotes: readonly unknown[]) => ({
  revision: 3,
  previous: 2,
  change: { at: '2026-11-21T08:00:00.000Z', by: 'ci', action: 'promote', overridden: null },
  hosts: [],
  remotes,
});

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
