import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { buildRegistryEntry } from '../testing/registryOf';
import { overridesTexts } from './overrides.texts';
import { applyOverrides } from './applyOverrides';

const texts = overridesTexts.refusals;
const config = parseSiteConfig({ environment: 'staging' });
const hash = (character: string) => `sha384-${character.repeat(64)}`;

function built(build: string) {
  const { manifest } = buildRegistryEntry('mf-a');
  const version = build.replace(/-[0-9a-f]{8}$/, '');
  return {
    version,
    build,
    entry: `/remotes/mf-a/${build}/remoteEntry.js`,
    integrity: hash('a'),
    global: 'a',
    files: {},
    manifest,
  };
}

function registry(revision: number, builds: { active: string; fallback?: string; canary?: string }) {
  const at = '2026-11-01T00:00:00.000Z';
  const canary = builds.canary
    ? { build: built(builds.canary), percent: 5, roles: [], clubs: [], salt: 's' }
    : null;
  return {
    revision,
    previous: revision > 1 ? revision - 1 : null,
    change: { at, by: 'somebody', action: 'promote', overridden: null },
    hosts: [{ version: '1.0.0', build: 'h1', deployedAt: at }],
    remotes: [
      {
        name: 'mf-a',
        owner: 'team',
        active: built(builds.active),
        fallback: builds.fallback ? built(builds.fallback) : null,
        canary,
        disabled: null,
        deployedAt: at,
        deployedBy: 'somebody',
      },
    ],
  };
}

const record = (name: string, build: string) => ({
  name,
  version: '1.0.0',
  build,
  global: 'a',
  files: {},
  manifest: built(build).manifest,
});

const FOLDER = '/remotes/mf-a/0.9.0-00000009/';
const PREVIEW = 'http://localhost:3101/remotes/mf-a/dev/';

const files: Readonly<Record<string, unknown>> = {
  '/registry/current.json': registry(3, {
    active: '1.2.0-00000002',
    fallback: '1.1.0-00000001',
    canary: '1.3.0-00000003',
  }),
  '/registry/revisions/2.json': registry(2, { active: '1.1.0-00000001' }),
  '/registry/revisions/1.json': registry(1, { active: '1.0.0-00000000' }),
  [`${FOLDER}build.json`]: record('mf-a', '0.9.0-00000009'),
  [`${FOLDER}integrity.json`]: { 'remoteEntry.js': hash('b') },
  '/remotes/mf-a/0.8.0-00000008/build.json': record('mf-a', '0.8.0-00000008'),
  '/remotes/mf-a/0.8.0-00000008/integrity.json': { 'other.js': hash('b') },
  [`${PREVIEW}build.json`]: record('mf-a', 'dev'),
  'http://localhost:3101/other/build.json': record('mf-b', 'dev'),
};

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = new Request(
      new URL(typeof input === 'string' ? input : '', 'http://site.test'),
    ).url.replace('http://site.test', '');
    asked.push(address);
    return address in files ? Response.json(files[address]) : new Response('Not found', { status: 404 });
  });
});

const settle = (...requests: string[]) => applyOverrides(requests, { isAllowed: true, config });

async function grantedBuild(request: string) {
  const { granted, refusals } = await settle(request);
  expect(refusals).toEqual([]);
  return granted[0];
}

it.each([
  ['mf-a@1.2.0', '1.2.0-00000002'],
  ['mf-a@1.3.0', '1.3.0-00000003'],
  ['mf-a@1.1.0', '1.1.0-00000001'],
  ['mf-a@1.0.0', '1.0.0-00000000'],
  ['mf-a@1.3.0-00000003', '1.3.0-00000003'],
])('finds %s among what the registry had', async (request, build) => {
  expect((await grantedBuild(request))?.build).toMatchObject({ build, integrity: hash('a') });
});

it('finds a build that lies on the site, with the hashes that lie beside it', async () => {
  const override = await grantedBuild('mf-a@0.9.0-00000009');
  expect(override).toMatchObject({ remote: 'mf-a', origin: null });
  expect(override?.build).toMatchObject({ entry: `${FOLDER}remoteEntry.js`, integrity: hash('b') });
});

it('takes a build from an origin that is let in, which nothing vouches for', async () => {
  const override = await grantedBuild(`mf-a@${PREVIEW}remoteEntry.js`);
  expect(override?.origin).toBe('http://localhost:3101');
  expect(override?.build).toMatchObject({ entry: `${PREVIEW}remoteEntry.js`, integrity: null });
});

it.each([
  ['nonsense', texts.notUnderstood('nonsense')],
  ['mf-x@1.0.0', texts.noRemote('mf-x')],
  ['mf-a@7.0.0', texts.noBuild('mf-a', '7.0.0')],
  ['mf-a@7.0.0-0123abcd', texts.noBuild('mf-a', '7.0.0-0123abcd')],
  ['mf-a@0.8.0-00000008', texts.noBuild('mf-a', '0.8.0-00000008')],
  ['mf-a@https://evil.example/', texts.noOrigin('https://evil.example')],
  ['mf-a@http://localhost:3101/other/', texts.noAnswer('mf-a', 'http://localhost:3101/other/')],
  ['mf-a@http://localhost:9999/', texts.noAnswer('mf-a', 'http://localhost:9999/')],
])('refuses %s in a sentence', async (request, sentence) => {
  expect(await settle(request)).toEqual({ granted: [], refusals: [sentence] });
});

it('asks nothing of an origin that is not let in', async () => {
  await settle('mf-a@https://evil.example/');
  expect(asked).toEqual(['/registry/current.json']);
});

it('grants nothing when one of several is refused', async () => {
  expect(await settle('mf-a@1.2.0', 'mf-x@1.0.0')).toEqual({
    granted: [],
    refusals: [texts.noRemote('mf-x')],
  });
});

it('reads each revision once, however many versions are looked for', async () => {
  await settle('mf-a@1.0.0', 'mf-a@1.1.0', 'mf-a@7.0.0', 'mf-a@8.0.0');
  expect(asked).toEqual([
    '/registry/current.json',
    '/registry/revisions/2.json',
    '/registry/revisions/1.json',
  ]);
});

it('looks for nothing when whoever asks may have none', async () => {
  const answer = await applyOverrides(['mf-a@1.2.0', 'nonsense'], { isAllowed: false, config });
  expect(answer).toEqual({ granted: [], refusals: [texts.notAllowed] });
  expect(asked).toEqual([]);
});
