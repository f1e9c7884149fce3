import type { RemoteLoad } from '../remotes/loading/loadPhases';
import { loadReports } from './loadReports';

const load: RemoteLoad = {
  ...{ name: 'mf-clients', build: '2', source: 'active', loadedBuild: '2', failures: [] },
  phases: { registry: null, entry: 80, chunk: 200, render: 40 },
};
const file = (name: string, transferSize: number) => ({
  name: `https://a.test/remotes/${name}`,
  transferSize,
});

it('a load counts the files of its own build alone', () => {
  const files = [
    file('mf-clients/2/entry.js', 500),
    file('mf-clients/2/1.js', 70),
    file('mf-clients/1/1.js', 9),
  ];
  expect(loadReports([load], files, 4)).toEqual([
    {
      ...{ kind: 'load', remote: 'mf-clients', build: '2', revision: 4, bytes: 570, fromCache: false },
      phases: { registry: null, entry: 80, chunk: 200, render: 40 },
    },
  ]);
  expect(loadReports([load], [file('mf-clients/2/entry.js', 0)], 4)).toMatchObject([{ fromCache: true }]);
});

it('a remote that does not run, or whose files nobody remembers, has no load to tell of', () => {
  expect(loadReports([{ ...load, loadedBuild: null }], [file('mf-clients/2/entry.js', 500)], 4)).toEqual([]);
  expect(loadReports([load], [], 4)).toEqual([]);
});
