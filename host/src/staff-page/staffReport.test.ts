import { buildRegistry, buildRegistryRemote } from '@formline/shared/contracts/testing/registryBuilders';
import { buildRegistryEntry } from '../testing/registryOf';
import { remoteRows } from './remote-table/remoteRows';
import { staffReport } from './staffReport';

it('tells builds, times and failures, and nothing about a person', () => {
  const registry = buildRegistry([buildRegistryRemote('mf-a'), buildRegistryRemote('mf-b')]);
  const failure = {
    build: '1.0.0-abcd',
    expose: './Page',
    cause: 'http',
    status: 404,
    message: 'Nothing of Elena Petrova at /a?token=1',
  } as const;
  const rows = remoteRows({
    registry,
    entries: [buildRegistryEntry('mf-a')],
    loads: [
      {
        name: 'mf-a',
        build: '1.0.0-abcd',
        source: 'active',
        loadedBuild: '1.0.0-abcd',
        phases: { registry: 1, entry: 20, chunk: 30, render: 10 },
        failures: [failure, { ...failure, expose: './Other' }, failure],
      },
    ],
    overrides: [],
    subject: { id: '7', role: 'trainer', clubs: [] },
  });
  const at = new Date('2026-11-22T09:30:00.000Z');
  expect(staffReport({ registry, rows, hostBuild: 'h1', environment: 'staging', at }).split('\n')).toEqual([
    'Formline deliveries, 2026-11-22T09:30:00.000Z (staging)',
    'registry revision 12: promote mf-a 1.0.0-abcd',
    'host h1, deployed host-1',
    'mf-a active 1.0.0-abcd, here 1.0.0-abcd, active, 60 ms',
    '  http 404 ×2 ./Page 1.0.0-abcd: Nothing of [name] [name] at /a',
    '  http 404 ./Other 1.0.0-abcd: Nothing of [name] [name] at /a',
    'mf-b active 1.0.0-abcd, here none, not loaded',
  ]);
});
