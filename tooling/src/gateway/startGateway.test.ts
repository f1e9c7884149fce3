import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { brotliCompressSync } from 'node:zlib';
import { HEAD_MARK } from '../build/hostPage';
import { startGateway } from './startGateway';

const siteDir = mkdtempSync(path.join(tmpdir(), 'formline-gateway-'));
const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), content);
};

const api = fastify();
let gateway: Awaited<ReturnType<typeof startGateway>>;
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + address, { headers });

beforeAll(async () => {
  write('index.html', `<html><head>${HEAD_MARK}</head></html>`);
  write('registry/current.json', JSON.stringify({ revision: 1, remotes: [] }));
  write('remotes/mf-a/b1/Page.1.js', 'let a;');
  write('remotes/mf-a/b1/Page.1.js.br', brotliCompressSync('let a;'));
  api.get('/v2.2/api/users/me', (request) => ({ from: request.headers['x-forwarded-for'] }));
  const apiUrl = await api.listen({ host: '127.0.0.1', port: 0 });
  gateway = await startGateway({ siteDir, apiUrl, host: '127.0.0.1', port: 0, log: () => undefined });
});

afterAll(async () => {
  await gateway.close();
  await api.close();
  rmSync(siteDir, { recursive: true });
});

it('answers every address of the dashboard with the page, never cached, under a strict policy', async () => {
  const answer = await get('/clients/my-clients/ava/dashboard');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('id="formline-registry"');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
});

it('answers a question for the headers alone as it answers for the page', async () => {
  const answer = await fetch(`${gateway.url}/login`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

it('serves the files of a build as immutable and compressed', async () => {
  const answer = await get('/remotes/mf-a/b1/Page.1.js', { 'accept-encoding': 'br' });
  expect(await answer.text()).toBe('let a;');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  '/remotes/mf-a/b1/Gone.js',
  '/remotes/mf-a/b2/Page.1.js',
  '/host/x/main.js',
  '/favicon.png',
  '/.env',
])('answers the missing file %s with 404 and never with the page', async (address) => {
  const answer = await get(address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('<html');
  expect(answer.headers.get('cache-control')).not.toContain('immutable');
});

it('sends the registry in full only to those who do not have it', async () => {
  const tag = (await get('/registry/current.json')).headers.get('etag') ?? '';
  expect((await get('/registry/current.json', { 'if-none-match': tag })).status).toBe(304);
  write('registry/current.json', JSON.stringify({ revision: 3, remotes: [] }));
  expect((await get('/registry/current.json', { 'if-none-match': tag })).status).toBe(200);
});

it('shows a new registry without a restart', async () => {
  write('registry/current.json', JSON.stringify({ revision: 2, remotes: [] }));
  expect(await (await get('/registry/current.json')).json()).toMatchObject({ revision: 2 });
});

it('passes calls on with the address they came from, not the one they claim', async () => {
  const answer = await get('/v2.2/api/users/me', { 'x-forwarded-for': '10.9.8.7' });
  expect(await answer.json()).toEqual({ from: '127.0.0.1' });
});

it('gives the configuration of the site, and a new one without a restart', async () => {
  const read = async () => (await get('/config.json')).json();
  expect(await read()).toMatchObject({ environment: 'unnamed', maintenance: false });
  write('config.json', '{"environment":"production","maintenance":true,"secret":"x"}');
  expect(await read()).toEqual(expect.objectContaining({ environment: 'production', maintenance: true }));
  expect(await read()).not.toHaveProperty('secret');
  expect(await (await get('/login')).text()).toContain('"maintenance":true');
  write('config.json', '{"environment":');
  expect(await read()).toMatchObject({ environment: 'unnamed', maintenance: false });
});

it.each([
  '/remotes/../registry/current.json',
  '/remotes/%2e%2e/%2e%2e/package.json',
  '/host/..%2f..%2fpackage.json',
])('does not leave the site for %s', async (address) => {
  const answer = await get(address);
  expect(await answer.text()).not.toContain('"name"');
});
