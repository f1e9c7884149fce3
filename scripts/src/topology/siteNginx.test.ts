import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { commonHeaders, pageHeaders } from '@formline/tooling/gateway/securityHeaders';
import { type RunningNginx, runNginx, startNginx } from './runNginx';

const INSTALL_WITHIN_MS = 180_000;

const siteDir = mkdtempSync(path.join(tmpdir(), 'formline-site-'));
const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), content);
};

const siteSettings = (apiUrl: string) => ({
  template: 'nginx-site/site.conf.template',
  values: { SITE_DIR: siteDir, API_URL: apiUrl },
  readyPath: '/config.json',
});

async function listen(api: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const address = api.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

afterAll(() => rmSync(siteDir, { recursive: true }));

describe('nginx before the folder of a site', () => {
  let api: Server;
  let nginx: RunningNginx;
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(nginx.url + address, { headers });

  beforeAll(async () => {
    write('index.html', '<!doctype html><title>Formline</title>');
    write('config.json', '{}');
    write('registry/current.json', '{"revision":2}');
    write('registry/revisions/1.json', '{"revision":1}');
    write('remotes/mf-a/b1/Page.1.js', 'let a;');
    write('remotes/mf-a/b1/Page.1.js.gz', gzipSync('let a;'));
    api = createServer((request, response) => {
      response.end(JSON.stringify([request.url, request.headers['x-forwarded-for']]));
    });
    nginx = await runNginx(siteSettings(await listen(api)));
  }, INSTALL_WITHIN_MS);

  afterAll(async () => {
    await nginx.close();
    api.close();
  });

  it('answers every address of the dashboard with the page, under the headers of the gateway', async () => {
    const config = parseSiteConfig(null);
    const inline = { styles: [], scripts: [] };
    const expected = {
      ...commonHeaders,
      ...pageHeaders({ remotes: [], config, hasOverride: false }, inline),
    };
    for (const address of ['/', '/login', '/clients/my-clients/ava/dashboard', '/remotes', '/host/']) {
      const answer = await get(address);
      expect([address, answer.status, await answer.text()]).toEqual([
        address,
        200,
        '<!doctype html><title>Formline</title>',
      ]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        ...Object.fromEntries(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value])),
      });
    }
  });

  it('keeps files of builds and revisions for good, compressed where they are', async () => {
    for (const address of ['/remotes/mf-a/b1/Page.1.js', '/registry/revisions/1.json']) {
      expect((await get(address)).headers.get('cache-control')).toContain('immutable');
    }
    const script = await get('/remotes/mf-a/b1/Page.1.js', { 'accept-encoding': 'gzip' });
    expect([await script.text(), script.headers.get('content-encoding')]).toEqual(['let a;', 'gzip']);
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  it('has the registry and the configuration asked for each time, and answers "as before" by their tag', async () => {
    for (const address of ['/registry/current.json', '/config.json']) {
      const first = await get(address);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const tag = first.headers.get('etag') ?? '';
      expect((await get(address, { 'if-none-match': tag })).status).toBe(304);
    }
  });

  it.each([
    '/remotes/mf-a/b1/Gone.js',
    '/remotes/mf-a/b2/Page.1.js',
    '/registry/revisions/9.json',
    '/.env',
    '/a.png',
  ])('answers the missing file %s with 404 that nobody keeps, never with the page', async (address) => {
    const answer = await get(address);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/openapi.json', '/documents/terms.pdf', '/docs/page.css', '/v2.2/media/videos/1/x.mp4?size=1'])(
    'passes %s on to the API, though it ends like a file',
    async (address) => {
      expect(await (await get(address)).json()).toEqual([address, '127.0.0.1']);
    },
  );

  it('passes calls on with the address they came from, not the one they claim', async () => {
    const answer = await get('/v2.2/api/users/me?x=1', { 'x-forwarded-for': '10.9.8.7' });
    expect(await answer.json()).toEqual(['/v2.2/api/users/me?x=1', '127.0.0.1']);
  });
});

it.each([
  ['of a site', (url: string) => runNginx(siteSettings(url))],
  ['of several API servers', (url: string) => startNginx([url])],
])(
  'nginx in front %s logs neither searches nor names, also while no API server answers',
  async (_name, start) => {
    const api = createServer((_request, response) => response.end());
    const nginx = await start(await listen(api));
    const read = () => fetch(`${nginx.url}/v2.2/api/notes?search=knee`);
    expect((await read()).status).toBe(200);
    api.closeAllConnections();
    api.close();
    expect((await read()).status).toBe(502);
    const logs = nginx.readLogs();
    await nginx.close();
    expect(logs).not.toContain('knee');
  },
);
