import { buildRegistry, buildRegistryRemote } from '@formline/shared/contracts/testing/registryBuilders';
import { buildRegistryEntry } from '../../testing/registryOf';
import { foundRows, remoteRows } from './remoteRows';

const subject = { id: '7', role: 'trainer', clubs: [] } as const;
const page = { entries: [], loads: [], overrides: [], subject };
const phases = { registry: 5, entry: 20, chunk: 30, render: null };

it('tells what this page uses of a remote, and how long that took', () => {
  const load = {
    name: 'mf-a',
    build: '1.0.0-abcd',
    source: 'active',
    loadedBuild: '1.0.0-abcd',
    phases,
    failures: [],
  } as const;
  const entry = buildRegistryEntry('mf-a');
  const [row] = remoteRows({
    ...page,
    registry: buildRegistry([buildRegistryRemote('mf-a')]),
    entries: [entry],
    loads: [load],
  });
  expect(row).toMatchObject({ chosen: entry, load, loadMs: 50, canary: null, override: null });
});

it('has a row for a remote that was never loaded', () => {
  const [row] = remoteRows({ ...page, registry: buildRegistry([buildRegistryRemote('mf-a')]) });
  expect(row).toMatchObject({ chosen: null, load: null, loadMs: null });
});

it('tells where somebody stands in a trial', () => {
  const canary = { build: buildRegistryEntry('mf-a'), percent: 100, roles: [], clubs: [], salt: 's' };
  const [row] = remoteRows({ ...page, registry: buildRegistry([buildRegistryRemote('mf-a', { canary })]) });
  expect(row?.canary).toMatchObject({ percent: 100, isIn: true });
  expect(row?.canary?.share).toBeGreaterThanOrEqual(0);
});

it('is found by remote and by team', () => {
  const remotes = [buildRegistryRemote('mf-a', { owner: 'Team Blue' }), buildRegistryRemote('mf-b')];
  const rows = remoteRows({ ...page, registry: buildRegistry(remotes) });
  expect(foundRows(rows, ' blue')).toHaveLength(1);
  expect(foundRows(rows, 'MF-B')).toHaveLength(1);
  expect(foundRows(rows, '')).toHaveLength(2);
});
