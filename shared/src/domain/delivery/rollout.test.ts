import type { Canary, RegistryRemote } from '../../contracts/platform/registry';
import { buildRegistryRemote, buildRemoteBuild, SOME_MOMENT } from '../../contracts/testing/registryBuilders';
import { chooseBuild, isInCanary, rolloutShare } from './rollout';

const canary = (change: Partial<Canary> = {}): Canary => ({
  build: buildRemoteBuild('mf-a', { build: 'new' }),
  percent: 100,
  roles: [],
  clubs: [],
  salt: 's1',
  ...change,
});
const remote = (change: Partial<RegistryRemote>) =>
  buildRegistryRemote('mf-a', { active: buildRemoteBuild('mf-a', { build: 'old' }), ...change });
const person = (id: string) => ({ id, role: 'trainer' as const, clubs: [7] });
const people = Array.from({ length: 10_000 }, (_, index) => person(String(index)));

it.each([1, 10, 50])('gives a trial to %d in a hundred, within a tenth and a half', (percent) => {
  const chosen = people.filter((one) => isInCanary(canary({ percent }), one)).length;
  expect(Math.abs(chosen - percent * 100)).toBeLessThan(Math.max(50, percent * 10));
});

it('keeps everybody who was in a trial when it grows', () => {
  const few = people.filter((one) => isInCanary(canary({ percent: 10 }), one));
  expect(few.every((one) => isInCanary(canary({ percent: 20 }), one))).toBe(true);
});

it('asks other people under another salt', () => {
  const differing = people.filter(({ id }) => rolloutShare(id, 's1') < 10 !== rolloutShare(id, 's2') < 10);
  expect(differing.length).toBeGreaterThan(1_000);
});

it.each([
  ['another role', { roles: ['manager' as const] }, false],
  ['another club', { clubs: [8] }, false],
  ['the same role and club', { roles: ['trainer' as const], clubs: [7, 8] }, true],
  ['nobody', { percent: 0 }, false],
])('looks at role and club: %s', (_, change, expected) => {
  expect(isInCanary(canary(change), person('1'))).toBe(expected);
});

it('gives the trial to those it is meant for and the active build to the others', () => {
  expect(chooseBuild(remote({ canary: canary() }), person('1'))).toMatchObject({
    build: 'new',
    source: 'canary',
  });
  expect(chooseBuild(remote({ canary: canary({ percent: 0 }) }), person('1'))).toMatchObject({
    build: 'old',
    source: 'active',
  });
});

it('says why a remote is switched off', () => {
  const disabled = { reason: 'Being mended', at: SOME_MOMENT };
  expect(chooseBuild(remote({ disabled }), person('1')).disabled).toBe('Being mended');
});
