import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { signOut } from '@formline/shared/session';
import { setSiteConfig } from '@formline/shared/site-config';
import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { buildRegistryEntry } from '../../testing/registryOf';
import {
  activeOverrides,
  dropOverrides,
  storeOverrides,
  letOriginsIn,
  openOverrides,
  overriddenEntry,
} from './override';

const staging = parseSiteConfig({ environment: 'staging' });
const build = buildRegistryEntry('mf-a');
const onSite = { remote: 'mf-a', build, origin: null };
const elsewhere = { remote: 'mf-b', build: buildRegistryEntry('mf-b'), origin: 'http://localhost:3101' };

async function signIn() {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  await signInAs(api, buildCurrentUser({ is_staff: true }));
}

function load(config = staging) {
  setSiteConfig(config);
  openOverrides(config);
  return activeOverrides().map(({ remote }) => remote);
}

beforeEach(async () => {
  await signIn();
  load();
  dropOverrides();
});

it('gives a remote another build from the next load on, and the others what the registry says', () => {
  storeOverrides([onSite]);
  expect(overriddenEntry({ name: 'mf-a' })).toBeNull();
  expect(load()).toEqual(['mf-a']);
  expect(overriddenEntry({ name: 'mf-a' })).toEqual({
    ...build,
    name: 'mf-a',
    source: 'override',
    disabled: null,
  });
  expect(overriddenEntry({ name: 'mf-b' })).toBeNull();
});

it('adds to what is on, and ends one or all', () => {
  storeOverrides([onSite]);
  load();
  storeOverrides([elsewhere]);
  expect(load()).toEqual(['mf-a', 'mf-b']);
  dropOverrides('mf-a');
  expect(load()).toEqual(['mf-b']);
  dropOverrides();
  expect(load()).toEqual([]);
});

it('ends with the sign-in it was granted to', async () => {
  storeOverrides([onSite]);
  signOut();
  expect(load()).toEqual([]);
  await signIn();
  expect(load()).toEqual([]);
});

it('is not handed to the next sign-in', async () => {
  storeOverrides([onSite]);
  await signIn();
  expect(load()).toEqual([]);
});

it('outlives a sign-out where anybody may have one, as long as that holds', () => {
  const open = parseSiteConfig({ environment: 'staging', overridesForAll: true });
  load(open);
  storeOverrides([onSite]);
  signOut();
  expect(load(open)).toEqual(['mf-a']);
  expect(load(staging)).toEqual([]);
});

it('ends when its origin is no longer let in', () => {
  storeOverrides([onSite, elsewhere]);
  expect(load(parseSiteConfig({ environment: 'production' }))).toEqual(['mf-a']);
});

it('asks the server for other origins with a cookie, while it needs them', () => {
  storeOverrides([onSite]);
  expect(document.cookie).not.toContain('formline_override');
  storeOverrides([elsewhere]);
  expect(document.cookie).toContain('formline_override=1');
  dropOverrides();
  expect(document.cookie).not.toContain('formline_override');
});

it('takes the cookie away at a load that needs no other origin, such as that of the next sign-in', async () => {
  storeOverrides([elsewhere]);
  await signIn();
  load();
  expect(document.cookie).not.toContain('formline_override');
  document.cookie = 'formline_override=1; path=/';
  openOverrides(staging, true);
  expect(document.cookie).toContain('formline_override=1');
});

it('asks for another load when the page came without what it overrides, once', () => {
  storeOverrides([elsewhere]);
  letOriginsIn(false);
  expect(openOverrides(staging)).toBe(false);
  expect(openOverrides(staging)).toBe(true);
});

it('asks for no other load of a browser without cookies, which would go on forever', () => {
  storeOverrides([elsewhere]);
  letOriginsIn(false);
  const cookies = jest.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(openOverrides(staging)).toBe(true);
  cookies.mockRestore();
});
