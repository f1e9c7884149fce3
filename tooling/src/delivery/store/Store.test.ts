import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from './folderStore';
import { type S3StandIn, startS3StandIn } from './s3StandIn';
import { s3Store } from './s3Store';
import type { Store } from './Store';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-store-'));
let standIn: S3StandIn;
const bucket = (prefix: string) =>
  s3Store({ bucket: 'site', region: 'us-east-1', endpoint: standIn.endpoint, prefix });

beforeAll(async () => {
  standIn = await startS3StandIn();
  Object.assign(process.env, standIn.environment);
});

afterAll(async () => {
  await standIn.close();
  rmSync(dir, { recursive: true });
});

const textAt = async (store: Store, key: string) => (await store.read(key))?.content.toString();

describe.each([
  ['a folder', () => folderStore(mkdtempSync(path.join(dir, 'site-')))],
  ['a bucket', () => bucket(`${Math.random()}/`)],
])('%s', (_kind, open) => {
  it('keeps what was put first, whoever comes after', async () => {
    const store = open();
    expect(await store.create('registry/revisions/1.json', 'first')).toBe(true);
    expect(await store.create('registry/revisions/1.json', 'second')).toBe(false);
    expect(await textAt(store, 'registry/revisions/1.json')).toBe('first');
  });

  it('lets exactly one of many writers at a time create a key', async () => {
    const store = open();
    const won = await Promise.all(Array.from({ length: 20 }, (_, n) => store.create('a/1.json', `${n}`)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await textAt(store, 'a/1.json')).toBe(`${won.indexOf(true)}`);
  });

  it('replaces what the writer has seen and nothing else', async () => {
    const store = open();
    await store.create('index.html', 'old');
    const seen = await store.read('index.html');
    expect(await store.replace('index.html', 'new', seen?.tag ?? '')).toBe(true);
    expect(await store.replace('index.html', 'late', seen?.tag ?? '')).toBe(false);
    expect(await textAt(store, 'index.html')).toBe('new');
    expect(await store.replace('gone.html', 'late', seen?.tag ?? '')).toBe(false);
    expect(await store.replace('index.html', 'any', null)).toBe(true);
    expect(await textAt(store, 'index.html')).toBe('any');
  });

  it('lists, in order and to the last, the keys that begin alike', async () => {
    const store = open();
    for (const key of ['a/1/x.js', 'a/1/types/y.d.ts', 'a/2/x.js', 'ab/x.js', 'a/10/z.js', 'b.html']) {
      await store.create(key, key);
    }
    expect(await store.list('a/')).toEqual(['a/1/types/y.d.ts', 'a/1/x.js', 'a/10/z.js', 'a/2/x.js']);
    expect(await store.list('a/1')).toEqual(['a/1/types/y.d.ts', 'a/1/x.js', 'a/10/z.js']);
    expect(await store.list('')).toHaveLength(6);
    expect(await store.list('c/')).toEqual([]);
  });

  it('removes a key, once or twice, and knows what is not there', async () => {
    const store = open();
    await store.create('a/b/c.js', 'x');
    await store.remove('a/b/c.js');
    await store.remove('a/b/c.js');
    expect(await store.read('a/b/c.js')).toBeNull();
    expect(await store.list('a/')).toEqual([]);
  });

  it.each(['../secret', 'a/../../secret', '/etc/passwd', '', 'a//b', 'a/.hidden'])(
    'refuses the key "%s"',
    async (key) => {
      await expect(async () => open().read(key)).rejects.toThrow('is no name for a file of a site');
    },
  );
});

it('does not list what a writer that was killed has left in a folder', async () => {
  const folder = mkdtempSync(path.join(dir, 'killed-'));
  writeFileSync(path.join(folder, '.7f.arriving'), 'half');
  expect(await folderStore(folder).list('')).toEqual([]);
});

it('tells a bucket what each file is and how long it may be kept', async () => {
  const store = bucket('told/');
  for (const key of ['host/b/main.js', 'host/b/main.css.br', 'index.html', 'registry/current.json']) {
    await store.create(key, 'x');
  }
  const reported = (key: string) => {
    const headers = standIn.objects.get(`told/${key}`)?.headers;
    return [headers?.['content-type'], headers?.['content-encoding'], headers?.['cache-control']];
  };
  const forever = 'public, max-age=31536000, immutable';
  expect(reported('host/b/main.js')).toEqual(['text/javascript; charset=utf-8', undefined, forever]);
  expect(reported('host/b/main.css.br')).toEqual(['text/css; charset=utf-8', 'br', forever]);
  expect(reported('index.html')).toEqual(['text/html; charset=utf-8', undefined, 'no-cache']);
  expect(reported('registry/current.json')).toEqual(['application/json', undefined, 'no-cache']);
});

it('is refused by a bucket whose key it does not have', async () => {
  const answer = await fetch(`${standIn.endpoint}/site/index.html`, { method: 'PUT', body: 'x' });
  expect(answer.status).toBe(403);
});
