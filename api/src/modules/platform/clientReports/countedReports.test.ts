import type { ClientReport } from '@formline/shared/contracts/platform/clientReports';
import { countReports, withinRoom } from './countedReports';
import { toStored } from './storedReport';

const errors = (count: number): ClientReport[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ kind: 'error', remote: 'mf-x', build: '1', revision: 1, how: 'thrown' },
    message: `boom ${index}`,
  }));
const stored = (reports: readonly ClientReport[]) => reports.map((report) => toStored(report, '1'));
const NOW = new Date('2028-02-15T23:59:59.999Z');

it('what a day has no room for is counted in one row, and what it knows already goes on', () => {
  const all = stored(errors(5));
  const known = new Set([all[4]?.fingerprint ?? '']);
  const { reports } = countReports(withinRoom([...all, ...all], known, 2), NOW);
  expect(Object.fromEntries(reports.map(({ what, count }) => [what, count]))).toEqual({
    'More different reports than a day keeps': 4,
    'thrown: boom 0': 2,
    'thrown: boom 1': 2,
    'thrown: boom 4': 2,
  });
});

it('rows come in the same order whatever the order of the reports', () => {
  const all = stored(errors(5));
  const ordered = countReports(all, NOW).reports.map(({ fingerprint }) => fingerprint);
  expect(countReports(all.toReversed(), NOW).reports.map(({ fingerprint }) => fingerprint)).toEqual(ordered);
  expect(new Set(ordered).size).toBe(5);
});

it('a day is a day of UTC', () => {
  expect(countReports(stored(errors(1)), NOW).reports[0]?.day).toBe('2028-02-15');
});
