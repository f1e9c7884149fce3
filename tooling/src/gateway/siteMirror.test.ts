import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { deliverBuilds } from '../delivery/deliverBuilds';
import { promoteBuild, requirePublished } from '../delivery/promoteBuild';
import { publishBuild } from '../delivery/publishBuild';
import { rollbackBuild } from '../delivery/rollbackBuild';
import { writeSmallBuild } from '../delivery/smallBuild';
import { type S3StandIn, startS3StandIn } from '../delivery/store/s3StandIn';
import { openStore } from '../delivery/store/openStore';
import type { Store } from '../delivery/store/Store';
import { startGateway } from './startGateway';
import { type SiteMirror, startSiteMirror } from './siteMirror';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-mirror-'));
const folderOf = (name: string, build: string) => path.join(dir, 'dist', name, build);
const api = fastify();
let bucket: S3StandIn;
let isStoreDown: boolean;
let store: Store;
let mirror: SiteMirror;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let copy: string;

async function publish(name: string, build: string) {
  writeSmallBuild(folderOf(name, build), { name, build });
  await publishBuild(store, folderOf(name, build), 'Maya');
}

const promote = async (name: string, build: string) =>
  promoteBuild(store, await requirePublished(store, name, build), {
    by: 'Maya',
    action: `promote ${name} ${build}`,
    overridden: null,
  });

const get = async (address: string) => (await fetch(gateway.url + address)).text();

async function until(address: string, text: string) {
  let seen = '';
  while (!seen.includes(text)) seen = await get(address);
  return seen;
}

/** Fails like a store that does not answer. */
const failing = (healthy: Store): Store => ({
  ...healthy,
  read: (key) => (isStoreDown ? Promise.reject(new Error('No answer')) : healthy.read(key)),
});

beforeAll(async () => {
  api.get('/ready', () => ({ status: 'ready' }));
  await api.listen({ host: '127.0.0.1', port: 0 });
  bucket = await startS3StandIn();
  Object.assign(process.env, bucket.environment);
});
afterAll(async () => {
  await api.close();
  await bucket.close();
  rmSync(dir, { recursive: true });
});

beforeEach(async () => {
  isStoreDown = false;
  copy = mkdtempSync(path.join(dir, 'copy-'));
  store = await openStore(`s3://formline/${path.basename(copy)}`, process.env);
  for (const [name, build] of [
    ['host', 'h1'],
    ['mf-a', 'a1'],
  ] as const)
    writeSmallBuild(folderOf(name, build), { name, build });
  const builds = [
    { name: 'host', build: 'h1' },
    { name: 'mf-a', build: 'a1' },
  ];
  await deliverBuilds(store, builds, { by: 'build', folderOf });
  mirror = await startSiteMirror({ store: failing(store), dir: copy, everyMs: 20 });
  const address = api.server.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const log = () => undefined;
  gateway = await startGateway({ siteDir: copy, mirror, apiUrl, port: 0, host: '127.0.0.1', log });
});
afterEach(async () => {
  await gateway.close();
  await mirror.close();
});

it('serves what a bucket holds, and each delivery and rollback without a restart', async () => {
  expect(await get('/login')).toContain('page of h1');
  expect(await get('/remotes/mf-a/a1/Page.js')).toBe('page');
  await publish('mf-a', 'a2');
  await promote('mf-a', 'a2');
  await until('/registry/current.json', '"active":{"version":"1.0.0","build":"a2"');
  expect(existsSync(path.join(copy, 'remotes/mf-a/a2/Page.js'))).toBe(true);
  await rollbackBuild(store, { name: 'mf-a', to: 'a1', fallback: null, by: 'Maya' });
  await until('/registry/current.json', '"active":{"version":"1.0.0","build":"a1"');
  await publish('host', 'h2');
  await promote('host', 'h2');
  await until('/login', 'page of h2');
});

it('brings a build that is not live when somebody asks for it, and no key outside of builds', async () => {
  await publish('mf-a', 'a9');
  expect(await get('/remotes/mf-a/a9/Page.js')).toBe('page');
  expect((await fetch(`${gateway.url}/remotes/mf-a/a9/None.js`)).status).toBe(404);
  expect((await fetch(`${gateway.url}/remotes/../registry/revisions/1.json`)).status).toBe(404);
});

it('goes on with its copy while the store does not answer, and says so', async () => {
  isStoreDown = true;
  await until('/ready', 'The store does not answer since');
  expect(await get('/login')).toContain('page of h1');
  expect(await get('/remotes/mf-a/a1/Page.js')).toBe('page');
  expect((await fetch(`${gateway.url}/remotes/mf-a/b7/Page.js`)).status).toBe(404);
  isStoreDown = false;
  await until('/ready', '"faults":[]');
});

it('does not start without a store and without a copy', async () => {
  isStoreDown = true;
  const empty = mkdtempSync(path.join(dir, 'empty-'));
  await expect(startSiteMirror({ store: failing(store), dir: empty })).rejects.toThrow('No answer');
  const restarted = await startSiteMirror({ store: failing(store), dir: copy, everyMs: 20 });
  await restarted.close();
});
