import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishBuild } from './publishBuild';
import { listBuilds, readPublication, readPublishedBuild } from './publishedBuild';
import { folderStore } from './store/folderStore';
import type { Store } from './store/Store';
import { writeSmallBuild } from './smallBuild';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-publish-'));
let built: string;
let store: Store;
beforeEach(() => {
  const base = mkdtempSync(path.join(dir, 'try-'));
  built = path.join(base, 'built');
  writeSmallBuild(built, { name: 'mf-a', build: '1.0.0-aa' });
  store = folderStore(path.join(base, 'site'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const KEY = 'remotes/mf-a/1.0.0-aa/';
const textAt = async (key: string) => (await store.read(KEY + key))?.content.toString();
const publish = (to = store) => publishBuild(to, built, 'Maya');

it('puts every file of a build under its name, and says who did it', async () => {
  expect(await publish()).toEqual({ name: 'mf-a', build: '1.0.0-aa', isNew: true, files: 4 });
  expect(await textAt('remoteEntry.js')).toBe('entry of mf-a 1.0.0-aa');
  expect((await readPublishedBuild(store, 'mf-a', '1.0.0-aa'))?.record.global).toBe('mf_a');
  expect(await readPublication(store, 'mf-a', '1.0.0-aa')).toMatchObject({ by: 'Maya' });
});

it('does nothing when the same build is there', async () => {
  await publish();
  expect(await publish()).toMatchObject({ isNew: false, files: 0 });
});

it('is no build while its publishing is cut short, and the next one finishes it', async () => {
  let left = 3;
  const tiring: Store = {
    ...store,
    create: async (...put) => {
      left -= 1;
      if (left < 0) throw new Error('The line is down');
      return store.create(...put);
    },
  };
  await expect(publish(tiring)).rejects.toThrow('The line is down');
  expect(await readPublishedBuild(store, 'mf-a', '1.0.0-aa')).toBeNull();
  expect(await listBuilds(store)).toMatchObject([{ name: 'mf-a', isComplete: false }]);
  expect(await publish()).toMatchObject({ isNew: true });
  expect(await listBuilds(store)).toMatchObject([{ name: 'mf-a', isComplete: true }]);
});

it('never overwrites a build by another one of its name', async () => {
  await publish();
  rmSync(built, { recursive: true });
  writeSmallBuild(built, { name: 'mf-a', build: '1.0.0-aa', text: 'other' });
  await expect(publish()).rejects.toThrow('already with other files, and a build is never overwritten');
  expect(await textAt('Page.js')).toBe('page');
});

it('does not finish with its own files what another build of its name has begun', async () => {
  await store.create(`${KEY}Page.js`, 'other');
  await expect(publish()).rejects.toThrow(`${KEY}Page.js is in`);
  expect(await readPublishedBuild(store, 'mf-a', '1.0.0-aa')).toBeNull();
});

it('notices a file that did not arrive as it was sent', async () => {
  const lossy: Store = { ...store, create: (key, content) => store.create(key, `${content.toString()}x`) };
  await expect(publish(lossy)).rejects.toThrow('did not arrive as it was sent');
});

it('refuses a build of which a file changed since it was built, and a folder that holds none', async () => {
  writeFileSync(path.join(built, 'Page.js'), 'mended by hand');
  await expect(publish()).rejects.toThrow('Page.js changed or is missing. Build it anew.');
  const empty = path.join(built, '../empty');
  mkdirSync(empty);
  await expect(publishBuild(store, empty, 'Maya')).rejects.toThrow('holds no finished build');
});

it('publishes the copy of a build that lies on another site', async () => {
  await publish();
  const copy = path.join(built, '../copy');
  cpSync(path.join(store.location, KEY), copy, { recursive: true });
  const elsewhere = folderStore(path.join(built, '../elsewhere'));
  await publishBuild(elsewhere, copy, 'Ines');
  expect(await readPublication(elsewhere, 'mf-a', '1.0.0-aa')).toMatchObject({ by: 'Ines' });
});
