import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliverBuilds } from './deliverBuilds';
import { heldLine } from './deliverWorkspace';
import { promoteBuild, requirePublished } from './promoteBuild';
import { changeRegistry, readNewest, revisionsBack } from './registryFile';
import { remoteOf, withCanary, withRemote } from './remoteChanges';
import { rollbackBuild } from './rollbackBuild';
import { liveBuild, rollbackPlan } from './rollbackPlan';
import { writeSmallBuild } from './smallBuild';
import { folderStore } from './store/folderStore';
import type { Store } from './store/Store';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-deliver-'));
afterAll(() => rmSync(dir, { recursive: true }));

let store: Store;
const folderOf = (name: string, build: string) => path.join(dir, 'dist', name, build);
const all = ['host', 'mf-a', 'mf-b'];

/** A start whose sources have these builds. */
function start(builds: Readonly<Record<string, string>>) {
  const wanted = Object.entries(builds).map(([name, build]) => ({ name, build }));
  for (const { name, build } of wanted) writeSmallBuild(folderOf(name, build), { name, build });
  return deliverBuilds(store, wanted, { by: 'build', folderOf, existing: Object.keys(builds) });
}

async function live() {
  const registry = await readNewest(store);
  return registry && Object.fromEntries(all.map((name) => [name, liveBuild(registry, name)]));
}

async function rollBack(name: string) {
  const registry = await readNewest(store);
  const plan = registry && (await rollbackPlan(revisionsBack(store, registry), name, null));
  if (plan?.kind !== 'back') throw new Error('Nothing to go back to');
  await rollbackBuild(store, { ...plan, name, by: 'Maya' });
}

const promote = async (name: string, build: string) =>
  promoteBuild(store, await requirePublished(store, name, build), {
    by: 'Maya',
    action: `promote ${name} ${build}`,
    overridden: null,
  });

beforeEach(() => {
  store = folderStore(mkdtempSync(path.join(dir, 'site-')));
});

it('puts everything on an empty site in one revision, and changes nothing when it is repeated', async () => {
  const first = await start({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b1' });
  expect(first).toMatchObject({ held: [], isChanged: true });
  expect(await live()).toEqual({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b1' });
  expect((await store.read('index.html'))?.content.toString()).toBe('page of h1');
  expect((await start({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b1' })).isChanged).toBe(false);
  expect((await readNewest(store))?.revision).toBe(1);
});

it('shows a developer each edit, also one that takes an earlier edit back', async () => {
  await start({ host: 'h1', 'mf-a': 'a1' });
  await start({ host: 'h1', 'mf-a': 'a2' });
  expect(await live()).toMatchObject({ 'mf-a': 'a2' });
  await start({ host: 'h1', 'mf-a': 'a1' });
  expect(await live()).toMatchObject({ 'mf-a': 'a1' });
});

it('keeps a rollback over starts and new builds, says so, and delivers again after a promotion', async () => {
  await start({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b1' });
  await start({ host: 'h1', 'mf-a': 'a2', 'mf-b': 'b1' });
  await rollBack('mf-a');
  const { held } = await start({ host: 'h1', 'mf-a': 'a2', 'mf-b': 'b1' });
  expect(held.map(heldLine)).toEqual([
    expect.stringMatching(
      /^mf-a stays at a1, because it was rolled back by Maya at \S+\. a2 is published: pnpm mf promote mf-a a2$/,
    ),
  ]);
  const next = await start({ host: 'h1', 'mf-a': 'a3', 'mf-b': 'b2' });
  expect(next.held).toMatchObject([{ name: 'mf-a', build: 'a3', live: 'a1', why: 'rolled back' }]);
  expect(await live()).toEqual({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b2' });
  await promote('mf-a', 'a3');
  await start({ host: 'h1', 'mf-a': 'a4', 'mf-b': 'b2' });
  expect(await live()).toMatchObject({ 'mf-a': 'a4' });
});

it('keeps a rolled back host with its page', async () => {
  await start({ host: 'h1' });
  await start({ host: 'h2' });
  await rollBack('host');
  expect((await start({ host: 'h2' })).held).toMatchObject([{ name: 'host', live: 'h1' }]);
  expect((await store.read('index.html'))?.content.toString()).toBe('page of h1');
});

it('does not go back to a build that somebody has replaced, and ends nobody’s trial', async () => {
  await start({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b1' });
  writeSmallBuild(folderOf('mf-a', 'a9'), { name: 'mf-a', build: 'a9' });
  await start({ host: 'h1', 'mf-a': 'a9', 'mf-b': 'b1' });
  await promote('mf-a', 'a1');
  await promote('mf-a', 'a9');
  expect((await start({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b1' })).held).toMatchObject([{ why: 'chosen' }]);
  const trial = { by: 'Maya', action: 'canary', overridden: null };
  await changeRegistry(store, trial, (registry) => {
    const remote = remoteOf(registry, 'mf-a');
    const known = remoteOf(registry, 'mf-b');
    if (!registry || !remote || !known) throw new Error('Not delivered');
    const build = { ...known.active, build: 'b2' };
    const onTrial = withCanary(known, { build, percent: 5, roles: [], clubs: [] });
    return { hosts: registry.hosts, remotes: withRemote(registry, onTrial) };
  });
  const { held } = await start({ host: 'h1', 'mf-a': 'a9', 'mf-b': 'b2' });
  expect(held).toMatchObject([{ name: 'mf-b', live: 'b1', why: 'on trial' }]);
});

it('removes a remote without sources from the site, unless somebody promoted it', async () => {
  await start({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b1' });
  await start({ host: 'h1', 'mf-a': 'a2', 'mf-b': 'b2' });
  await promote('mf-b', 'b1');
  await start({ host: 'h1' });
  expect(await live()).toEqual({ host: 'h1', 'mf-a': undefined, 'mf-b': 'b1' });
});

it('lets starts that happen at once agree', async () => {
  await Promise.all([1, 2, 3, 4].map(() => start({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b1' })));
  expect(await live()).toEqual({ host: 'h1', 'mf-a': 'a1', 'mf-b': 'b1' });
});
