import { checkNames } from './checkNames';
import { buildOf, deploymentOf } from '../testing/comparedBuilds';
import { linesOf } from '../testing/linesOf';

const owning = (name: string, ...more: readonly string[]) =>
  buildOf(name, { contract: { limits: { cssPrefixes: [name, ...more], budget: {} } } });

const linesFor = (candidate: ReturnType<typeof buildOf>, ...others: readonly ReturnType<typeof buildOf>[]) =>
  linesOf(checkNames(candidate, deploymentOf({ others })));

it('has nothing against remotes that each have names of their own', () => {
  expect(linesFor(owning('mf-plan', 'crop_'), owning('mf-plan-extras', 'calendar_'))).toEqual([]);
});

it.each([
  ['crop_', 'crop_', 'crop_'],
  ['crop_area', 'crop_', 'crop_area'],
  ['crop_', 'crop_area', 'crop_area'],
  ['mf-clients', 'crop_', 'mf-clients'],
])('finds that %s of one remote and %s of another begin the same names', (own, theirs, common) => {
  expect(linesFor(owning('mf-groups', own), owning('mf-clients', theirs))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^error: mf-groups and mf-clients .* begin with ${common}.*\\[mf-clients 1\\.0\\.0-live\\]$`,
      ),
    ),
  ]);
});

it('takes the name of a remote for its prefix where its build says nothing', () => {
  expect(linesFor(owning('mf-groups', 'mf-clients-card'), buildOf('mf-clients'))).toHaveLength(1);
});

it('finds two entries under one global name, and tells of a trial beside the live build once', () => {
  const live = { ...buildOf('mf-clients'), global: 'trainer_app' };
  const candidate = { ...buildOf('mf-groups'), global: 'trainer_app' };
  expect(linesFor(candidate, live, { ...live, build: '1.1.0-trial' })).toEqual([
    expect.stringMatching(
      /^error: mf-groups and mf-clients .* trainer_app.*\[mf-clients 1\.0\.0-live, mf-clients 1\.1\.0-trial\]$/,
    ),
  ]);
});
