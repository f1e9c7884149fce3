import { createServer, type Server } from 'node:http';
import { compareRemote } from './runGate';
import { breaches, harmlessChanges } from './testing/plantedChanges';
import {
  changedBuild,
  type PlantedChange,
  plantedHost,
  plantedRemotes,
  plantedTypes,
} from './testing/plantedSite';
import { type SiteOfBuilds, siteOfBuilds } from './testing/siteOfBuilds';

const sources = { 'Page.js': 'page', 'OnePage.js': 'page', 'Page.css': '.mf-clients-a { color: red }' };
const description = JSON.stringify({ openapi: '3.1.0', paths: { '/v2.2/api/users': { get: {}, post: {} } } });

let api: Server;
let apiUrl: string;
let site: SiteOfBuilds;

beforeAll(async () => {
  api = createServer((_request, response) => response.end(description));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  apiUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => api.close());
beforeEach(() => {
  site = siteOfBuilds(plantedHost, plantedRemotes, plantedTypes);
});
afterEach(() => site.remove());

async function errorsOf(change: PlantedChange) {
  const { store, registry } = site;
  const candidate = site.candidate(changedBuild(change), { ...sources, ...change.files });
  const found = await compareRemote(candidate, { store, registry, apiUrl });
  return found.filter(({ level }) => level === 'error');
}

it.each(breaches)('holds a build back when %s', async (_what, check, change) => {
  const errors = await errorsOf(change);
  expect(errors.map((error) => error.check)).toContain(check);
});

it.each(harmlessChanges)('lets a build pass with this change: %s', async (_what, change) => {
  expect(await errorsOf(change)).toEqual([]);
});

it('is tried with 40 breaches and 20 harmless changes at least', () => {
  expect(breaches.length).toBeGreaterThanOrEqual(40);
  expect(harmlessChanges.length).toBeGreaterThanOrEqual(20);
});
