import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RegistryRemote } from '@formline/shared/contracts/platform/registry';
import { changeRegistry, CURRENT_KEY, readNewest, readRevision, revisionNumbers } from './registryFile';
import { folderStore } from './store/folderStore';
import type { Store } from './store/Store';
import { buildRemote } from './testing/builders';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-registry-'));
let store: Store;
beforeEach(() => {
  store = folderStore(mkdtempSync(path.join(dir, 'site-')));
});
afterAll(() => rmSync(dir, { recursive: true }));

const cause = (action: string) => ({ by: 'Maya', action, overridden: null });
const adding = (name: string) => (registry: Registry | null) => ({
  hosts: registry?.hosts ?? [],
  remotes: [...(registry?.remotes ?? []), buildRemote(name, 'b1')],
});
const add = (name: string, at: Store = store) => changeRegistry(at, cause(`add ${name}`), adding(name));

const json = async (key: string): Promise<unknown> =>
  JSON.parse((await store.read(key))?.content.toString() ?? 'null');
const namesIn = (registry: Registry | null) => registry?.remotes.map(({ name }) => name);

it('writes each change as a revision of its own and a copy of the newest', async () => {
  await add('mf-a');
  const { registry, before } = await add('mf-b');
  expect([before?.revision, registry.revision, registry.previous]).toEqual([1, 2, 1]);
  expect(registry.change).toMatchObject({ by: 'Maya', action: 'add mf-b', overridden: null });
  expect(await json(CURRENT_KEY)).toEqual(await json('registry/revisions/2.json'));
  expect(namesIn(await readRevision(store, 1))).toEqual(['mf-a']);
});

it('writes nothing for a change that changes nothing', async () => {
  const { registry } = await add('mf-a');
  const again = await changeRegistry(store, cause('same'), () => registry);
  expect(again).toMatchObject({ isChanged: false, registry: { revision: 1 } });
  expect(await revisionNumbers(store)).toEqual([1]);
});

it('loses no change of writers that meet', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `mf-${n}`);
  await Promise.all(names.map((name) => add(name)));
  expect(await revisionNumbers(store)).toEqual(names.map((_, n) => n + 1));
  expect(namesIn(await readNewest(store))?.toSorted()).toEqual(names.toSorted());
  expect(await json(CURRENT_KEY)).toMatchObject({ revision: 12 });
});

it('asks about each registry that a change meets, and writes nothing where one does not fit', async () => {
  await add('mf-a');
  const overtaken: Store = {
    ...store,
    create: async (key, content) => {
      if (key === 'registry/revisions/2.json') await add('mf-b');
      return store.create(key, content);
    },
  };
  const asked: unknown[] = [];
  const assertFits = async (registry: Registry | null) => {
    asked.push(namesIn(registry));
    if (asked.length > 1) throw new Error('It does not fit any more');
  };
  const change = changeRegistry(overtaken, { ...cause('add mf-c'), assertFits }, adding('mf-c'));
  await expect(change).rejects.toThrow('It does not fit any more');
  expect(asked).toEqual([['mf-a'], ['mf-a', 'mf-b']]);
  expect(namesIn(await readNewest(store))).toEqual(['mf-a', 'mf-b']);
});

it('goes on from a revision whose writer was killed before current.json followed', async () => {
  await add('mf-a');
  const old = await store.read(CURRENT_KEY);
  await add('mf-b');
  await store.replace(CURRENT_KEY, old?.content ?? '', null);
  expect(namesIn(await readNewest(store))).toEqual(['mf-a', 'mf-b']);
  expect((await add('mf-c')).registry.revision).toBe(3);
  expect(await json(CURRENT_KEY)).toMatchObject({ revision: 3 });
});

it.each(['', '{"revision":', '{"remotes":[]}', '{"revision":9000}'])(
  'believes the revisions, not a current.json that says "%s"',
  async (text) => {
    await add('mf-a');
    await store.replace(CURRENT_KEY, text, null);
    expect((await add('mf-b')).registry).toMatchObject({ revision: 2, previous: 1 });
  },
);

it('goes on from the registry of a site that had no revisions yet', async () => {
  const { registry } = await add('mf-a');
  await store.replace(CURRENT_KEY, JSON.stringify({ ...registry, revision: 41 }), null);
  await store.remove('registry/revisions/1.json');
  const { registry: next } = await add('mf-b');
  expect([next.revision, next.previous, namesIn(next)]).toEqual([42, 41, ['mf-a', 'mf-b']]);
});

it('knows its own revision when the answer to its writing got lost', async () => {
  const forgetful: Store = { ...store, create: async (...put) => (await store.create(...put)) && false };
  expect((await add('mf-a', forgetful)).isChanged).toBe(true);
  expect(await revisionNumbers(store)).toEqual([1]);
});

describe('a registry the dashboard would not understand', () => {
  const broken: RegistryRemote = { ...buildRemote('mf-b', 'b1'), owner: 'x'.repeat(500) };

  it('is never written, and it is said whose entry is the matter', async () => {
    await add('mf-a');
    const change = changeRegistry(store, cause('break'), (registry) => ({
      hosts: [],
      remotes: [...(registry?.remotes ?? []), broken],
    }));
    await expect(change).rejects.toThrow("would not understand the registry's entry of mf-b");
    expect(await revisionNumbers(store)).toEqual([1]);
  });

  it('is not written over by a version that cannot read all of it, unless all is replaced', async () => {
    const { registry } = await add('mf-a');
    const next = { ...registry, revision: 2, remotes: [...registry.remotes, { name: 'mf-new', form: 2 }] };
    await store.create('registry/revisions/2.json', JSON.stringify(next));
    await expect(add('mf-b')).rejects.toThrow('Revision 2 has mf-new in a form this version cannot read');
    const back = await changeRegistry(store, { ...cause('back'), replacesAll: true }, () => registry);
    expect([back.registry.revision, namesIn(back.registry)]).toEqual([3, ['mf-a']]);
  });
});

it('keeps what a later version has written beside the fields of this one', async () => {
  const { registry } = await add('mf-a');
  const later = {
    ...registry,
    revision: 2,
    signed: 'x',
    remotes: [{ ...buildRemote('mf-a', 'b1'), region: 'eu' }],
  };
  await store.create('registry/revisions/2.json', JSON.stringify(later));
  await add('mf-b');
  expect(await json(CURRENT_KEY)).toMatchObject({
    revision: 3,
    signed: 'x',
    remotes: [{ name: 'mf-a', region: 'eu' }, { name: 'mf-b' }],
  });
});
