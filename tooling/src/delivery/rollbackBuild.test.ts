import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_RECORD_FILE } from '@formline/shared/contracts/platform/buildRecord';
import { promoteBuild, requirePublished } from './promoteBuild';
import { publishBuild } from './publishBuild';
import { buildKey } from './publishedBuild';
import { revisionKey } from './revisionFile';
import { rollbackBuild, rollbackRevision } from './rollbackBuild';
import { writeSmallBuild } from './smallBuild';
import { folderStore } from './store/folderStore';
import type { Store } from './store/Store';
import { buildRemoteBuild } from './testing/builders';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-change-'));
afterAll(() => rmSync(dir, { recursive: true }));

let store: Store;
beforeEach(async () => {
  const base = mkdtempSync(path.join(dir, 'try-'));
  store = folderStore(path.join(base, 'site'));
  for (const build of ['b1', 'b2', 'b3']) {
    const built = path.join(base, build);
    writeSmallBuild(built, { name: 'mf-a', build });
    await publishBuild(store, built, 'Maya');
    await promoteBuild(store, await requirePublished(store, 'mf-a', build), {
      by: 'Maya',
      action: `promote mf-a ${build}`,
      overridden: null,
    });
  }
});

/** gc drops b1 just before the next revision is written. */
const meetingGc = (): Store => ({
  ...store,
  create: async (key, content) => {
    if (key === revisionKey(4)) await store.remove(buildKey('mf-a', 'b1') + BUILD_RECORD_FILE);
    return store.create(key, content);
  },
});

it('says so when gc drops a build in the moment of a rollback to it', async () => {
  const rollback = rollbackBuild(meetingGc(), { name: 'mf-a', to: 'b1', fallback: null, by: 'Maya' });
  await expect(rollback).rejects.toThrow('Revision 4 is live with mf-a b1, which was dropped by gc');
});

it('says so for a rollback of everything', async () => {
  await expect(rollbackRevision(meetingGc(), 1, 'Maya')).rejects.toThrow('dropped by gc in this moment');
});

it('goes back to a good build whose own fallback is broken, and leaves that out', async () => {
  await store.replace(buildKey('mf-a', 'b1') + BUILD_RECORD_FILE, '{', null);
  const fallback = buildRemoteBuild('mf-a', 'b1');
  const { registry } = await rollbackBuild(store, { name: 'mf-a', to: 'b2', fallback, by: 'Maya' });
  expect(registry.remotes).toMatchObject([{ active: { build: 'b2' }, fallback: null }]);
});
