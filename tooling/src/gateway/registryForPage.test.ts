import { parseRegistry } from '@formline/shared/contracts/platform/registry';
import { buildRemote, buildRemoteBuild } from '../delivery/testing/builders';
import { registryForPage } from './registryForPage';

const build = (name: string) => ({
  ...buildRemoteBuild('mf-groups', name),
  files: { './GroupListRoute': [{ file: 'list.js', integrity: `sha384-${'B'.repeat(64)}` }] },
});
const remote = {
  ...buildRemote('mf-groups', 'b2'),
  active: build('b2'),
  fallback: build('b1'),
  canary: { build: build('b3'), percent: 5, roles: [], clubs: [], salt: 'x' },
};
const registry = {
  revision: 2,
  previous: 1,
  change: { at: '2026-11-20T08:00:00.000Z', by: 'ada', action: 'promote mf-groups b2', overridden: null },
  hosts: [],
  remotes: [remote, 7],
};

it('leaves out the lists of files, and nothing else', () => {
  const text = registryForPage(JSON.stringify(registry));
  expect(JSON.parse(text)).toEqual({
    ...registry,
    remotes: [
      {
        ...remote,
        active: { ...remote.active, files: {} },
        fallback: { ...remote.fallback, files: {} },
        canary: { ...remote.canary, build: { ...remote.canary.build, files: {} } },
      },
      7,
    ],
  });
  expect(parseRegistry(JSON.parse(text)).remotes).toHaveLength(1);
});

it.each(['{"revision":', '{"hosts":[]}', ''])('leaves what is not readable as it is: %s', (text) => {
  expect(registryForPage(text)).toBe(text);
});
