import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@formline/shared/contracts/platform/registry';
import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import { dropBuilds } from './dropBuilds';
import { OPEN_TAB_MS } from './openTabs';
import { publishBuild } from './publishBuild';
import { listBuilds, readPublishedBuild } from './publishedBuild';
import { changeRegistry, revisionNumbers } from './registryFile';
import { promoted, remoteOf, withCanary, withRemote } from './remoteChanges';
import { folderStore } from './store/folderStore';
import type { Store } from './store/Store';
import { writeSmallBuild } from './smallBuild';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-gc-'));
let base: string;
let store: Store;
beforeEach(() => {
  base = mkdtempSync(path.join(dir, 'try-'));
  store = folderStore(path.join(base, 'site'));
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    now: Date.parse('2026-11-01'),
  });
});
afterEach(() => jest.useRealTimers());
afterAll(() => rmSync(dir, { recursive: true }));

const later = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

async function publish(build: string, name = 'mf-a'): Promise<void> {
  const built = path.join(base, name, build);
  writeSmallBuild(built, { name, build });
  await publishBuild(store, built, 'Maya');
  later(1000);
}

const change = (
  action: string,
  decide: (registry: Registry | null, at: string) => Registry['remotes'][number],
) =>
  changeRegistry(store, { by: 'Maya', action, overridden: null }, (registry, at) => ({
    hosts: [],
    remotes: withRemote(registry, decide(registry, at)),
  }));

async function activeOf(build: string) {
  const found = await readPublishedBuild(store, 'mf-a', build);
  if (!found) throw new Error(`${build} is not there`);
  return remoteBuild(found.record, found.integrity);
}

async function promote(build: string): Promise<void> {
  const active = await activeOf(build);
  await change(`promote ${build}`, (registry, at) =>
    promoted(remoteOf(registry, 'mf-a'), 'mf-a', { active, at, by: 'Maya' }),
  );
  later(1000);
}

const left = async () => (await listBuilds(store)).map(({ build }) => build).sort();

it('drops what nobody uses any more and keeps what is live, the fallback and the last ones', async () => {
  for (const build of ['b1', 'b2', 'b3', 'b4', 'b5']) {
    await publish(build);
    await promote(build);
  }
  later(OPEN_TAB_MS);
  expect((await dropBuilds(store, { keep: 1 })).dropped.map(({ build }) => build)).toEqual([
    'b1',
    'b2',
    'b3',
  ]);
  expect(await left()).toEqual(['b4', 'b5']);
  expect(await revisionNumbers(store)).toHaveLength(5);
  expect((await dropBuilds(store, { keep: 1 })).dropped).toEqual([]);
});

it('keeps what was live when a tab of today may have been opened', async () => {
  for (const build of ['b1', 'b2', 'b3', 'b4']) await publish(build);
  await promote('b1');
  await promote('b2');
  later(OPEN_TAB_MS);
  await promote('b3');
  await promote('b4');
  await dropBuilds(store, { keep: 0 });
  expect(await left()).toEqual(['b1', 'b2', 'b3', 'b4']);
  later(OPEN_TAB_MS - 1500);
  await dropBuilds(store, { keep: 0 });
  expect(await left()).toEqual(['b2', 'b3', 'b4']);
});

it('keeps the build on trial, and what was published last though never live', async () => {
  for (const build of ['b1', 'b2', 'b3', 'b4']) await publish(build);
  await promote('b1');
  const trial = await activeOf('b2');
  await change('canary', (registry) => {
    const known = remoteOf(registry, 'mf-a');
    if (!known) throw new Error('mf-a is not there');
    return withCanary(known, { build: trial, percent: 10, roles: [], clubs: [] });
  });
  later(OPEN_TAB_MS);
  await dropBuilds(store, { keep: 1 });
  expect(await left()).toEqual(['b1', 'b2', 'b4']);
});

it('counts the last ones for each remote', async () => {
  for (const build of ['b1', 'b2', 'b3']) await publish(build);
  for (const build of ['c1', 'c2']) await publish(build, 'mf-b');
  await promote('b3');
  later(OPEN_TAB_MS);
  await dropBuilds(store, { keep: 1 });
  expect(await left()).toEqual(['b3', 'c2']);
});

it('leaves alone what is just being published, unless it is told to drop it', async () => {
  await publish('b1');
  await promote('b1');
  await store.create('remotes/mf-a/b2/Page.js', 'half');
  await dropBuilds(store, {});
  expect(await left()).toEqual(['b1', 'b2']);
  await dropBuilds(store, { unfinished: true });
  expect(await left()).toEqual(['b1']);
});

it('does not drop as unfinished what began to be published within the hour', async () => {
  await publish('b1');
  await promote('b1');
  const built = path.join(base, 'mf-a', 'b2');
  writeSmallBuild(built, { name: 'mf-a', build: 'b2' });
  const failing: Store = { ...store, create: () => Promise.reject(new Error('cut short')) };
  await expect(publishBuild(failing, built, 'Maya')).rejects.toThrow('cut short');
  expect((await dropBuilds(store, { unfinished: true })).dropped).toEqual([]);
  later(3_700_000);
  expect((await dropBuilds(store, { unfinished: true })).dropped).toMatchObject([{ build: 'b2' }]);
});

describe('when it cannot be known what is in use', () => {
  const revision = (number: number) => `registry/revisions/${number}.json`;
  beforeEach(async () => {
    for (const build of ['b1', 'b2', 'b3', 'b4']) await publish(build);
    for (const build of ['b2', 'b3', 'b4']) await promote(build);
  });

  it.each([2, 3])('drops nothing: revision %d has a remote in a later form', async (number) => {
    const text = (await store.read(revision(number)))?.content.toString() ?? '';
    const changed = text.replace('"remotes":[', '"remotes":[{"name":"mf-new","form":2},');
    await store.replace(revision(number), changed, null);
    await expect(dropBuilds(store, { keep: 0 })).rejects.toThrow('mf-new in a form this version cannot read');
    expect(await left()).toEqual(['b1', 'b2', 'b3', 'b4']);
  });

  it('drops nothing: a revision is missing', async () => {
    await store.remove(revision(2));
    await expect(dropBuilds(store, { keep: 0 })).rejects.toThrow('there is no revision 2');
    expect(await left()).toEqual(['b1', 'b2', 'b3', 'b4']);
  });

  it('puts back the record of what it was about to drop', async () => {
    const failing: Store = {
      ...store,
      remove: async (key) => {
        await store.remove(key);
        await store.create(revision(4), '{}');
      },
    };
    await expect(dropBuilds(failing, { keep: 0 })).rejects.toThrow('is no registry');
    expect(await readPublishedBuild(store, 'mf-a', 'b1')).not.toBeNull();
  });
});

it('drops again when what is missing is older than any open tab', async () => {
  for (const build of ['b1', 'b2', 'b3', 'b4']) await publish(build);
  for (const build of ['b1', 'b2', 'b3', 'b4']) await promote(build);
  later(OPEN_TAB_MS);
  await store.remove('registry/revisions/2.json');
  expect((await dropBuilds(store, { keep: 0 })).dropped).toMatchObject([{ build: 'b1' }, { build: 'b2' }]);
});

it('keeps a build that is promoted while it is being dropped', async () => {
  for (const build of ['b1', 'b2', 'b3']) await publish(build);
  await promote('b2');
  await promote('b3');
  later(OPEN_TAB_MS);
  const racing: Store = {
    ...store,
    remove: async (key) => {
      if (key.endsWith('b1/build.json')) await promote('b1');
      await store.remove(key);
    },
  };
  expect((await dropBuilds(racing, { keep: 0 })).dropped).toEqual([]);
  expect((await readPublishedBuild(store, 'mf-a', 'b1'))?.record.build).toBe('b1');
});

it('drops nothing from a site on which nothing is live yet', async () => {
  await publish('b1');
  expect(await dropBuilds(store, { keep: 0 })).toEqual({ dropped: [], kept: 1 });
});
