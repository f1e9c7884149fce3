import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseRegistry } from '@formline/shared/contracts/platform/registry';
import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import { promoteBuild, requirePublished } from '@formline/tooling/delivery/promoteBuild';
import { publishBuild } from '@formline/tooling/delivery/publishBuild';
import { changeRegistry, readNewest } from '@formline/tooling/delivery/registryFile';
import { withCanary } from '@formline/tooling/delivery/remoteChanges';
import { folderStore } from '@formline/tooling/delivery/store/folderStore';
import type { Store } from '@formline/tooling/delivery/store/Store';
import { writeSmallBuild } from '@formline/tooling/delivery/smallBuild';
import { withCandidate } from './withCandidate';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-candidate-test-'));
afterAll(() => rmSync(dir, { recursive: true }));

const NO_API = 'http://127.0.0.1:9';
const change = { by: 'Maya', action: 'promote', overridden: null };

async function publish(store: Store, name: string, build: string): Promise<void> {
  const built = path.join(dir, `${name}-${build}`);
  writeSmallBuild(built, { name, build });
  await publishBuild(store, built, 'Maya');
}

async function siteWithCandidate(): Promise<Store> {
  const store = folderStore(path.join(dir, 'site'));
  for (const name of ['host', 'mf-a', 'mf-b']) {
    await publish(store, name, '1');
    await promoteBuild(store, await requirePublished(store, name, '1'), change);
  }
  await changeRegistry(store, change, (registry, at) => ({
    hosts: registry?.hosts ?? [],
    remotes: (registry?.remotes ?? []).map((remote) =>
      remote.name === 'mf-a' ? { ...remote, disabled: { reason: 'broken', at } } : remote,
    ),
  }));
  await publish(store, 'mf-b', '2');
  const { record, integrity } = await requirePublished(store, 'mf-b', '2');
  await changeRegistry(store, change, (registry) => ({
    hosts: registry?.hosts ?? [],
    remotes: (registry?.remotes ?? []).map((remote) =>
      remote.name === 'mf-b'
        ? withCanary(remote, { build: remoteBuild(record, integrity), percent: 50, roles: [], clubs: [] })
        : remote,
    ),
  }));
  await publish(store, 'mf-a', '2');
  return store;
}

it('serves the deployed site with the candidate in it, and leaves the site as it is', async () => {
  const store = await siteWithCandidate();
  const before = await readNewest(store);
  const seen = await withCandidate({ store, name: 'mf-a', build: '2' }, NO_API, async (url) => {
    const textAt = async (at: string) => (await fetch(new URL(at, url))).text();
    const { remotes } = parseRegistry(JSON.parse(await textAt('/registry/current.json')));
    return {
      live: remotes.map(({ name, active, disabled }) => [name, active.build, disabled]),
      entry: await textAt('/remotes/mf-a/2/remoteEntry.js'),
      onTrial: await textAt('/remotes/mf-b/2/remoteEntry.js'),
      fallback: await textAt('/remotes/mf-a/1/remoteEntry.js'),
      page: await textAt('/clients'),
    };
  });
  expect(seen.live).toEqual([
    ['mf-a', '2', null],
    ['mf-b', '1', null],
  ]);
  expect(seen.entry).toBe('entry of mf-a 2');
  expect([seen.onTrial, seen.fallback]).toEqual(['entry of mf-b 2', 'entry of mf-a 1']);
  expect(seen.page).toBe('page of 1');
  expect(await readNewest(store)).toEqual(before);
});

it('does not serve a build that was never published', async () => {
  const store = folderStore(path.join(dir, 'site'));
  const work = jest.fn();
  await expect(withCandidate({ store, name: 'mf-a', build: '3' }, NO_API, work)).rejects.toThrow(
    'mf-a 3 is not published here',
  );
  expect(work).not.toHaveBeenCalled();
});
