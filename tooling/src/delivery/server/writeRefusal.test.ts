import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RegistryRemote, RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import { promoteBuild, requirePublished } from '../promoteBuild';
import { publishBuild } from '../publishBuild';
import { CURRENT_KEY, readNewest } from '../registryFile';
import { revisionKey } from '../revisionFile';
import { writeSmallBuild } from '../smallBuild';
import { folderStore } from '../store/folderStore';
import type { DeliveryToken } from './deliveryTokens';
import { writeRefusal } from './writeRefusal';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-rights-'));
const store = folderStore(path.join(dir, 'site'));
afterAll(() => rmSync(dir, { recursive: true }));

const token: DeliveryToken = {
  id: '1',
  holder: 'Ines',
  packages: ['mf-groups'],
  rights: ['publish', 'promote'],
  hash: '',
  createdAt: '2026-11-27T10:00:00.000Z',
  revokedAt: null,
};
const all = { ...token, packages: ['*'] };

const refusalOf = (key: string, content: unknown, { by = token, isCreation = true } = {}) =>
  writeRefusal({
    token: by,
    write: {
      key,
      content: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
      isCreation,
    },
    store,
  });

beforeAll(async () => {
  for (const [name, build] of [
    ['host', 'h1'],
    ['mf-clients', 'c1'],
    ['mf-groups', 'b1'],
    ['mf-groups', 'b2'],
  ] as const) {
    const built = path.join(dir, name, build);
    writeSmallBuild(built, { name, build });
    await publishBuild(store, built, 'Operator');
    if (build === 'b2') continue;
    const change = { by: 'Operator', action: `promote ${name} ${build}`, overridden: null };
    await promoteBuild(store, await requirePublished(store, name, build), change);
  }
});

/** Revision 4, which promotes `mf-groups b2`, with a change. */
async function nextRevision(change: (next: Registry) => object = (next) => next): Promise<object> {
  const known = await readNewest(store);
  const { record, integrity } = await requirePublished(store, 'mf-groups', 'b2');
  if (!known) throw new Error('There is no revision.');
  const next = { ...known, revision: 4, previous: 3, change: { ...known.change, by: 'Ines' } };
  const active = remoteBuild(record, integrity);
  return change(withRemote(next, 'mf-groups', (groups) => ({ ...groups, fallback: groups.active, active })));
}

const withRemote = (
  next: Registry,
  name: string,
  change: (remote: RegistryRemote) => RegistryRemote,
): Registry => ({
  ...next,
  remotes: next.remotes.map((remote) => (remote.name === name ? change(remote) : remote)),
});

const withRaw = (next: Registry, raw: object) => ({
  ...next,
  remotes: [...next.remotes.filter(({ name }) => name !== 'mf-groups'), raw],
});

const withActive = (next: Registry, active: Partial<RemoteBuild>) =>
  withRemote(next, 'mf-groups', (groups) => ({ ...groups, active: { ...groups.active, ...active } }));

const frozen = { reason: 'r', at: '2026-11-27T10:00:00.000Z', by: 'Ines' };
const overridden = { why: 'w', findings: [] };

it('a team publishes and promotes its own remote', async () => {
  expect(await refusalOf('remotes/mf-groups/b3/remoteEntry.js', 'x')).toBeNull();
  expect(await refusalOf(revisionKey(4), await nextRevision())).toBeNull();
  expect(
    await refusalOf(CURRENT_KEY, String((await store.read(CURRENT_KEY))?.content), { isCreation: false }),
  ).toBeNull();
});

it.each<[string, (next: Registry) => object, string]>([
  [
    'another remote',
    (next) => withRemote(next, 'mf-clients', (one) => ({ ...one, owner: 'Ines' })),
    'of mf-clients',
  ],
  ['a remote less', (next) => ({ ...next, remotes: next.remotes.slice(1) }), 'of mf-clients'],
  ['the host', (next) => ({ ...next, hosts: [...next.hosts, ...next.hosts] }), 'of host'],
  ['another remote frozen', (next) => ({ ...next, frozen: { 'mf-clients': frozen } }), 'of mf-clients'],
  ['everything frozen', (next) => ({ ...next, frozen: { '*': frozen } }), 'of the whole site'],
  ['a field of a later version', (next) => ({ ...next, limits: 1 }), 'of the whole site'],
  ['a remote without a name', (next) => ({ ...next, remotes: [...next.remotes, {}] }), 'of the whole site'],
  ['findings it went past', (next) => ({ ...next, change: { ...next.change, overridden } }), 'past the gate'],
  ['another name', (next) => ({ ...next, change: { ...next.change, by: 'Bo' } }), 'the name Ines'],
  ['another number', (next) => ({ ...next, revision: 9 }), 'The next revision is 4.'],
  ['another one before it', (next) => ({ ...next, previous: 2 }), 'The next revision is 4.'],
  [
    'an entry elsewhere',
    (next) => withActive(next, { entry: 'https://elsewhere.example/x.js' }),
    'differently',
  ],
  ['another hash', (next) => withActive(next, { integrity: null }), 'differently'],
  ['a remote that nobody can read', (next) => withRaw(next, { name: 'mf-groups' }), 'no revision'],
  ['a remote twice', (next) => ({ ...next, remotes: [...next.remotes, ...next.remotes] }), 'no revision'],
  ['a build nobody published', (next) => withActive(next, { build: 'b9' }), 'b9 is not published'],
])('a revision with %s is refused', async (_what, change, reason) => {
  expect(await refusalOf(revisionKey(4), await nextRevision(change))).toContain(reason);
});

it.each([
  ['remotes/mf-clients/c2/remoteEntry.js', 'x', true, 'may not publish mf-clients'],
  ['host/h2/main.js', 'x', true, 'may not publish host'],
  ['remotes/mf-groups/b1/remoteEntry.js', 'x', false, 'never overwritten'],
  [
    'remotes/mf-groups/b1/published.json',
    { at: '2026-11-27T10:00:00.000Z', by: 'Ines' },
    false,
    'never overwritten',
  ],
  [
    'remotes/mf-groups/b3/published.json',
    { at: '2026-11-27T10:00:00.000Z', by: 'Bo' },
    false,
    'the name Ines',
  ],
  ['registry/revisions/3.json', {}, false, 'no revision'],
  [CURRENT_KEY, '{}', false, 'copy of the newest'],
  ['index.html', 'page of h1', false, 'of host'],
  ['config.json', 'x', true, 'publish host'],
  ['config.json', 'x', false, 'no file of a delivery'],
  ['elsewhere/x.js', 'x', true, 'no file of a delivery'],
] as const)('%s with %j is refused', async (key, content, isCreation, reason) => {
  expect(await refusalOf(key, content, { isCreation })).toContain(reason);
});

it('history is never rewritten, and of two writers the slower one is told by the store', async () => {
  const next = await nextRevision();
  const known = { ...next, revision: 3, previous: 2 };
  expect(await refusalOf(revisionKey(3), known, { isCreation: false })).toContain('never overwritten');
  expect(await refusalOf(revisionKey(3), known, { by: all, isCreation: false })).toContain(
    'never overwritten',
  );
  expect(await refusalOf(revisionKey(3), known)).toBeNull();
});

it('the page is that of the live host, whoever sends it', async () => {
  expect(await refusalOf('index.html', 'page of h1', { by: all, isCreation: false })).toBeNull();
  expect(await refusalOf('index.html', '<script>', { by: all, isCreation: false })).toContain('live host');
});

it('a token for everything changes everything, and goes past the gate only with that right', async () => {
  const next = await nextRevision((revision) => ({
    ...revision,
    frozen: { '*': frozen },
    change: { ...revision.change, overridden },
  }));
  expect(await refusalOf(revisionKey(4), next, { by: all })).toContain('past the gate');
  const may = { ...all, rights: [...all.rights, 'override' as const] };
  expect(await refusalOf(revisionKey(4), next, { by: may })).toBeNull();
});
