import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_RECORD_FILE } from '@formline/shared/contracts/platform/buildRecord';
import fastify from 'fastify';
import { HEAD_MARK } from '../build/hostPage';
import { buildRemote } from '../delivery/testing/builders';
import { startGateway } from './startGateway';

const api = fastify();
let gateway: Awaited<ReturnType<typeof startGateway>>;
let siteDir: string;
let lines: string[];
let isApiReady: boolean;

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), content);
};

const at = '2026-11-20T08:00:00.000Z';
const registry = (revision: number) =>
  JSON.stringify({
    revision,
    previous: revision - 1,
    change: { at, by: 'Maya', action: 'promote', overridden: null },
    hosts: [{ version: '1.0.0', build: 'h1', deployedAt: at }],
    remotes: [buildRemote('mf-a', `a${revision}`)],
  });
const page = `<html data-build="h1"><head>${HEAD_MARK}</head></html>`;

async function get(address: string) {
  const answer = await fetch(gateway.url + address);
  const text = await answer.text();
  expect(text).not.toContain(siteDir);
  expect(text).not.toContain(path.basename(siteDir));
  return { status: answer.status, text };
}
const readiness = async (): Promise<unknown> => JSON.parse((await get('/ready')).text);

beforeAll(async () => {
  api.get('/ready', (_request, reply) => reply.code(isApiReady ? 200 : 503).send({ status: 'ready' }));
  await api.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

beforeEach(async () => {
  isApiReady = true;
  lines = [];
  siteDir = mkdtempSync(path.join(tmpdir(), 'formline-damaged-'));
  write('index.html', page);
  for (const revision of [1, 2, 3]) write(`registry/revisions/${revision}.json`, registry(revision));
  write('registry/current.json', registry(3));
  write(
    `host/h1/${BUILD_RECORD_FILE}`,
    JSON.stringify({ name: 'host', version: '1', build: 'h1', global: '', files: {}, manifest: null, page }),
  );
  const address = api.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  gateway = await startGateway({
    siteDir,
    apiUrl: `http://127.0.0.1:${port}`,
    host: '127.0.0.1',
    port: 0,
    log: (line) => lines.push(line),
  });
});
afterEach(async () => {
  await gateway.close();
  rmSync(siteDir, { recursive: true, force: true });
});

it.each([
  ['missing', () => rmSync(path.join(siteDir, 'registry/current.json'))],
  ['empty', () => write('registry/current.json', '')],
  ['not readable', () => write('registry/current.json', registry(3).slice(0, -40))],
  ['not readable', () => write('registry/current.json', '{"revision":"\u0000"}')],
])(
  'serves the newest revision when the pointer is %s, and says so until it is whole',
  async (damage, harm) => {
    expect(await readiness()).toEqual({ status: 'ready', site: { revision: 3, faults: [] } });
    harm();
    const fault = `registry/current.json is ${damage}: revision 3 is served.`;
    expect((await get('/login')).text).toContain('"build":"a3"');
    expect(JSON.parse((await get('/registry/current.json')).text)).toMatchObject({ revision: 3 });
    expect(await readiness()).toEqual({ status: 'ready', site: { revision: 3, faults: [fault] } });
    await get('/login');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'error', msg: fault }),
    ]);
    write('registry/current.json', registry(3));
    expect(await readiness()).toMatchObject({ site: { faults: [] } });
    expect(lines).toHaveLength(2);
  },
);

it('goes further back when the newest revision is damaged too, and remembers the last one without any', async () => {
  write('registry/current.json', '');
  write('registry/revisions/3.json', '{');
  expect((await get('/registry/current.json')).text).toContain('"revision":2');
  rmSync(path.join(siteDir, 'registry'), { recursive: true });
  expect((await get('/login')).text).toContain('"build":"a2"');
  expect(await readiness()).toMatchObject({ status: 'ready', site: { revision: 2 } });
});

it('serves the live host’s own page without index.html', async () => {
  rmSync(path.join(siteDir, 'index.html'));
  const { status, text } = await get('/login');
  expect([status, text.includes('"build":"a3"')]).toEqual([200, true]);
  expect(lines.join()).toContain('index.html is missing or empty: the live host’s own page is served.');
});

it('answers without a path of this machine when nothing is left', async () => {
  await gateway.close();
  const empty = mkdtempSync(path.join(tmpdir(), 'formline-empty-'));
  rmSync(empty, { recursive: true });
  const options = {
    siteDir: empty,
    apiUrl: 'http://127.0.0.1:9',
    host: '127.0.0.1',
    port: 0,
    log: () => undefined,
  };
  gateway = await startGateway(options);
  for (const address of [
    '/login',
    '/registry/current.json',
    '/ready',
    '/v2.2/api/users/me',
    '/favicon.svg',
    '/host/h1/main.js',
  ]) {
    const answer = await fetch(gateway.url + address);
    expect([address, answer.ok]).toEqual([address, false]);
    expect(await answer.text()).not.toMatch(/formline-empty|\/tmp|ENOENT/);
  }
});

it('is not ready while the API is not', async () => {
  isApiReady = false;
  const { status, text } = await get('/ready');
  expect([status, JSON.parse(text)]).toEqual([
    503,
    expect.objectContaining({ site: { revision: 3, faults: [] } }),
  ]);
});
