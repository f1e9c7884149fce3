import { createServer, type Server } from 'node:http';
import { folderBuild, type PlacedBuild } from './BuildFiles';
import { compareRemote } from './runGate';
import type { DeployedSite } from './Deployment';
import { buildOf, hostOf, route } from './testing/comparedBuilds';
import { type SiteOfBuilds, siteOfBuilds } from './testing/siteOfBuilds';

const shared = { requires: {}, provides: { react: '19.3.1' } };
const host = hostOf({ shared, doors: { 'ui/core': ['Box'] }, slotsPlaced: ['shell:account'] });
const account = { slot: 'shell:account', expose: './Page' };
const manifest = { routes: [route('/clients')], slots: [account] };
const limits = { cssPrefixes: ['mf-clients'], budget: { entry: 1, './Page': 1 } };

const live = buildOf('mf-clients', { manifest, contract: { limits } });

let site: SiteOfBuilds;
let api: Server;
let description = '{}';
beforeAll(async () => {
  api = createServer((_request, response) => response.end(description));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => api.close());
beforeEach(() => {
  site = siteOfBuilds(host, [live, buildOf('mf-groups', { manifest: { routes: [route('/groups')] } })]);
  description = JSON.stringify({ openapi: '3.1.0', paths: { '/v2.2/api/users': { get: {} } } });
});
afterEach(() => site.remove());

const apiUrl = () => {
  const address = api.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
};

const gate = (build: PlacedBuild, parts: Partial<DeployedSite> = {}) =>
  compareRemote(build, { store: site.store, registry: site.registry, apiUrl: apiUrl(), ...parts });

it('has nothing to say of a build that fits and adds something', async () => {
  const added = { routes: [...manifest.routes, route('/clients/new')], slots: [account] };
  const requires = { react: '^19.0.0' };
  const candidate = buildOf('mf-clients', {
    manifest: added,
    contract: {
      shared: { requires, provides: {} },
      doors: { 'ui/core': ['Box'] },
      api: { range: '^2.2.0', endpoints: ['GET /v2.2/api/users'] },
      css: ['Page.css'],
      limits,
    },
  });
  const files = { 'Page.js': 'page', 'Page.css': '.mf-clients-page { color: red }' };
  expect(await gate(site.candidate(candidate, files))).toEqual([]);
});

it('asks every check', async () => {
  const candidate = buildOf('mf-clients', {
    exposes: [],
    manifest: { routes: [route('/groups')] },
    contract: {
      shared: { requires: { react: '^20.0.0' }, provides: {} },
      doors: { 'ui/core': ['Badge', 'Box'] },
      events: { emits: ['clients:client-added'], listens: [], known: [] },
      api: { range: '^3.0.0', endpoints: ['DELETE /v2.2/api/users'] },
      css: ['Page.css'],
      limits,
    },
  });
  const build = site.candidate(
    { ...candidate, global: 'mf-groups' },
    {
      'types/shared/src/ui/core.d.ts': 'export declare const Box: number;',
      'Page.css': 'body { margin: 0 }',
      'remoteEntry.js.br': 'x'.repeat(2000),
    },
  );
  const found = await gate(build);
  expect(found.map(({ check, level }) => `${check} ${level}`)).toEqual([
    'exposes error',
    'slots error',
    'exposes error',
    'exposes error',
    'shared error',
    'doors error',
    'events error',
    'api error',
    'api error',
    'names error',
    'css error',
    'size error',
    'types error',
  ]);
});

it('only warns when the address of the API is not given, and refuses when nobody answers there', async () => {
  const build = site.candidate(live, { 'Page.js': 'page' });
  expect(await gate(build, { apiUrl: null })).toMatchObject([{ check: 'api', level: 'warning' }]);
  description = 'the page of a web server';
  expect(await gate(build)).toMatchObject([{ check: 'api', level: 'error' }]);
});

it('says which live builds carry no contract, once', async () => {
  site.remove();
  site = siteOfBuilds(hostOf(null), [live]);
  const found = await gate(site.candidate(live, { 'Page.js': 'page' }));
  expect(found).toMatchObject([{ level: 'warning', usedBy: ['host 1.0.0-host'] }]);
});

it('refuses a folder that is no build of this remote', async () => {
  const build = { ...site.candidate(live), name: 'mf-groups' };
  await expect(gate(build)).rejects.toThrow('of mf-clients, not of mf-groups');
  await expect(gate(folderBuild('mf-clients', '/nowhere'))).rejects.toThrow('no finished build in /nowhere');
});

it('does not compare styles and weight of a build without limits, and says so', async () => {
  const earlier = buildOf('mf-clients', { manifest, contract: { css: ['Page.css'] } });
  const build = site.candidate(earlier, { 'Page.js': 'page', 'Page.css': 'body { margin: 0 }' });
  expect(await gate(build)).toMatchObject([{ level: 'warning', usedBy: ['mf-clients 1.0.0-live'] }]);
});
