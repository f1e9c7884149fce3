import type { Registry } from '@formline/shared/contracts/platform/registry';
import { buildRemote, buildRemoteBuild } from '../testing/builders';
import { buildsCompared } from './readDeployment';

const at = '2026-11-22T10:00:00.000Z';
const onTrial = { build: buildRemoteBuild('mf-a', 'a2'), percent: 5, roles: [], clubs: [], salt: 's' };
const registry: Registry = {
  revision: 7,
  previous: 6,
  change: { at, by: 'Maya', action: 'promote', overridden: null },
  hosts: [
    { version: '1.0.0', build: 'h2', deployedAt: at },
    { version: '1.0.0', build: 'h1', deployedAt: at },
  ],
  remotes: [
    { ...buildRemote('mf-a', 'a1'), canary: onTrial, fallback: buildRemoteBuild('mf-a', 'a0') },
    buildRemote('mf-b', 'b1'),
  ],
};

it('names the hosts that may be open, and what people get of the remotes', () => {
  expect(buildsCompared(registry, 'mf-b')).toEqual(['host/h2', 'host/h1', 'mf-a/a1', 'mf-a/a2', 'mf-b/b1']);
});

it('leaves out the trial that the build itself may be', () => {
  expect(buildsCompared(registry, 'mf-a')).toEqual(['host/h2', 'host/h1', 'mf-a/a1', 'mf-b/b1']);
});
