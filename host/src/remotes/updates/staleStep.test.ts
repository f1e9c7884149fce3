import { type Missed, type StaleState, staleStep } from './staleStep';

const hosts = [{ version: '1', build: 'h2', deployedAt: '2026-05-04T10:00:00.000Z' }];
const state: StaleState = {
  registry: { hosts },
  chosen: [{ name: 'mf-a', build: '2' }],
  inUse: [{ name: 'mf-a', build: '1', source: 'active' }],
  isThere: false,
  isUnsaved: false,
  reloadedFor: [],
};
const missed = (remote: string, build: string) => ({ remote, build });

it.each([
  ['a remote', 'mf-a', '1'],
  ['the host', 'host', 'h1'],
])('loads the page afresh when a build of %s is no longer live', (_what, remote, build) => {
  expect(staleStep(missed(remote, build), state)).toBe('reload');
});

it.each<[string, Missed, Partial<StaleState>]>([
  ['the build is live', missed('mf-a', '2'), {}],
  ['the host is live', missed('host', 'h2'), {}],
  ['nothing is known of the remote', missed('mf-b', '1'), {}],
  ['the failure has passed', missed('mf-a', '1'), { isThere: true }],
  [
    'the build stands in for one that failed',
    missed('mf-a', '1'),
    { inUse: [{ name: 'mf-a', build: '1', source: 'fallback' }] },
  ],
  ['something is unsaved', missed('mf-a', '1'), { isUnsaved: true }],
  ['that was done for the build before', missed('mf-a', '1'), { reloadedFor: ['mf-a@1'] }],
])('does nothing when %s', (_what, file, more) => {
  expect(staleStep(file, { ...state, ...more })).toBe('nothing');
});

it('goes by each build of its own', () => {
  expect(staleStep(missed('mf-a', '1'), { ...state, reloadedFor: ['mf-a@0', 'mf-b@1'] })).toBe('reload');
});
