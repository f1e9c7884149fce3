import type { Registry, RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { promoted, remoteOf, withRemote } from '@formline/tooling/delivery/remoteChanges';
import { lostUpdates } from './lostUpdates';

const at = '2026-11-22T10:00:00.000Z';
const live = (name: string, build: string): RemoteBuild => ({
  version: '1.0.0',
  build,
  entry: `/${build}.js`,
  integrity: null,
  global: name,
  files: {},
  manifest: { name, contractVersion: '1.0.0', routes: [], redirects: [], tabs: [], slots: [], smoke: [] },
});

const after = (before: Registry | null, name: string, build: string): Registry => ({
  revision: (before?.revision ?? 0) + 1,
  previous: before?.revision ?? null,
  change: { at, by: 'Ines', action: `promote ${name} ${build}`, overridden: null },
  hosts: [],
  remotes: withRemote(
    before,
    promoted(remoteOf(before, name), name, { active: live(name, build), at, by: 'Ines' }),
  ),
});

const promotions = [
  { name: 'mf-a', build: 'a1' },
  { name: 'mf-b', build: 'b1' },
  { name: 'mf-a', build: 'a2' },
];
const first = after(null, 'mf-a', 'a1');
const second = after(first, 'mf-b', 'b1');

it('finds none where each revision adds to the one before', () => {
  expect(lostUpdates([first, second, after(second, 'mf-a', 'a2')], promotions)).toEqual([]);
});

it('finds the promotion without a revision, and the one that undid another', () => {
  expect(lostUpdates([first, second], promotions)).toEqual([{ name: 'mf-a', build: 'a2' }]);
  const forgetful = { ...after(first, 'mf-a', 'a2'), revision: 3 };
  expect(lostUpdates([first, second, forgetful], promotions)).toEqual([{ name: 'mf-a', build: 'a2' }]);
});
