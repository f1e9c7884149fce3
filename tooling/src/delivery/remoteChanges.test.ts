import type { Registry } from '@formline/shared/contracts/platform/registry';
import { withLiveHost } from './openTabs';
import { promoted, rolledBack, withCanary, withDisabled, withRemote } from './remoteChanges';
import { buildRemote, buildRemoteBuild } from './testing/builders';

const at = '2026-11-22T10:00:00.000Z';
const known = buildRemote('mf-a', 'b1');
const live = (build: string, before = known) =>
  promoted(before, 'mf-a', { active: buildRemoteBuild('mf-a', build), at, by: 'Ines' });
const trial = { build: buildRemoteBuild('mf-a', 'b2'), percent: 10, roles: [], clubs: [] };

it('keeps the build before as the fallback of the one that is promoted', () => {
  const remote = live('b2');
  expect([remote.active.build, remote.fallback?.build]).toEqual(['b2', 'b1']);
  expect([remote.deployedAt, remote.deployedBy]).toEqual([at, 'Ines']);
});

it('changes nothing when the build is live already', () => {
  expect(live('b1')).toEqual(known);
});

it('ends the trial of the build that is promoted, and of no other', () => {
  const trying = withCanary(known, trial);
  expect(live('b2', trying).canary).toBeNull();
  expect(live('b3', trying).canary?.build.build).toBe('b2');
});

it('leaves a remote that is switched off as it is when it gets a new build', () => {
  expect(live('b2', withDisabled(known, 'broken', at)).disabled?.reason).toBe('broken');
});

it('adds a remote that is new', () => {
  const added = promoted(undefined, 'mf-b', { active: buildRemoteBuild('mf-b', 'b1'), at, by: 'Ines' });
  expect(added).toMatchObject({ name: 'mf-b', owner: 'mf-b', fallback: null, canary: null, disabled: null });
});

it('does not fall back to the build that somebody rolled back', () => {
  const oldest = buildRemoteBuild('mf-a', 'b0');
  const back = rolledBack(live('b2'), { to: known.active, fallback: oldest, at, by: 'Ines' });
  expect([back.active.build, back.fallback?.build]).toEqual(['b1', 'b0']);
});

it('keeps the people of a trial while more of them join, and chooses others for the next one', () => {
  const salt = withCanary(known, trial).canary?.salt;
  expect(withCanary(known, { ...trial, percent: 50 }).canary?.salt).toBe(salt);
  expect(withCanary(known, { ...trial, build: buildRemoteBuild('mf-a', 'b3') }).canary?.salt).not.toBe(salt);
});

it('keeps since when a remote is switched off when the same is said again', () => {
  const off = withDisabled(known, 'broken', at);
  expect(withDisabled(off, 'broken', '2026-11-23T10:00:00.000Z')).toBe(off);
  expect(withDisabled(off, 'worse', '2026-11-23T10:00:00.000Z').disabled?.reason).toBe('worse');
});

it('leaves the other remotes in their places', () => {
  const registry: Registry = {
    revision: 1,
    previous: null,
    change: { at, by: 'Ines', action: 'x', overridden: null },
    hosts: [],
    remotes: [buildRemote('mf-a', 'b1'), buildRemote('mf-b', 'b1')],
  };
  expect(withRemote(registry, buildRemote('mf-a', 'b2')).map(({ active }) => active.build)).toEqual([
    'b2',
    'b1',
  ]);
  expect(withRemote(registry, buildRemote('mf-c', 'b1')).map(({ name }) => name)).toEqual([
    'mf-a',
    'mf-b',
    'mf-c',
  ]);
});

describe('hosts of a registry', () => {
  const host = (build: string, deployedAt: string) => ({ version: '1.0.0', build, deployedAt });
  const hosts = [
    host('h3', '2026-11-22T04:00:00.000Z'),
    host('h2', '2026-11-21T19:00:00.000Z'),
    host('h1', '2026-11-01T00:00:00.000Z'),
  ];

  it('are the live one and those that a tab may have open', () => {
    const next = withLiveHost(hosts, { version: '1.0.0', build: 'h4' }, at);
    expect(next.map(({ build }) => build)).toEqual(['h4', 'h3', 'h2']);
  });

  it('stay as they are when the live one is promoted again, and name each build once', () => {
    expect(withLiveHost(hosts, { version: '1.0.0', build: 'h3' }, at)).toBe(hosts);
    expect(withLiveHost(hosts, { version: '1.0.0', build: 'h2' }, at).map(({ build }) => build)).toEqual([
      'h2',
      'h3',
    ]);
  });
});
