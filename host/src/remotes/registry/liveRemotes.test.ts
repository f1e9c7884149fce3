import { buildRegistry, buildRegistryRemote } from '@formline/shared/contracts/testing/registryBuilders';
import { buildRegistryEntry } from '../../testing/registryOf';
import { setRegistry, fallbackOf } from './liveRemotes';

const entry = { ...buildRegistryEntry('mf-a'), build: '1.1.0-beef' };

beforeEach(() => {
  setRegistry(buildRegistry([buildRegistryRemote('mf-a', { fallback: buildRegistryEntry('mf-a') })]));
});

it('is the build before', () => {
  expect(fallbackOf(entry)).toMatchObject({ build: '1.0.0-abcd', source: 'fallback' });
});

it('is none for the build before itself', () => {
  expect(fallbackOf({ ...entry, build: '1.0.0-abcd' })).toBeNull();
});

it('is none for a build that this tab was told to use', () => {
  expect(fallbackOf({ ...entry, source: 'override' })).toBeNull();
});
