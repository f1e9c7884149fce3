import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { buildRegistryEntry } from '../../testing/registryOf';
import { type PageState, planSwitch } from './planSwitch';

const at = (name: string, build: string, more: Partial<RegistryEntry> = {}) => ({
  ...buildRegistryEntry(name),
  build,
  ...more,
});
const page = ({
  mounted = [],
  isUnsaved = false,
  avoided = {},
}: {
  mounted?: readonly string[];
  isUnsaved?: boolean;
  avoided?: Record<string, string>;
} = {}): PageState => ({ isMounted: (name) => mounted.includes(name), isUnsaved, avoided });

const builds = (entries: readonly RegistryEntry[]) => entries.map(({ name, build }) => `${name} ${build}`);
const inUse = [at('mf-a', '1'), at('mf-b', '1')];

it('exchanges what is not on the page and offers what is', () => {
  const plan = planSwitch(inUse, [at('mf-a', '2'), at('mf-b', '2')], page({ mounted: ['mf-b'] }));
  expect(builds(plan.entries)).toEqual(['mf-a 2', 'mf-b 1']);
  expect(builds(plan.offered)).toEqual(['mf-b 2']);
});

it('goes back as it goes on', () => {
  const plan = planSwitch([at('mf-a', '2')], [at('mf-a', '1')], page());
  expect(builds(plan.entries)).toEqual(['mf-a 1']);
});

it('exchanges nothing while something is unsaved, and still offers what is on the page', () => {
  const plan = planSwitch(
    inUse,
    [at('mf-a', '2'), at('mf-b', '2')],
    page({ mounted: ['mf-b'], isUnsaved: true }),
  );
  expect(builds(plan.entries)).toEqual(['mf-a 1', 'mf-b 1']);
  expect(builds(plan.offered)).toEqual(['mf-b 2']);
});

it('takes in a remote that is new, and lets one go that is no longer live once it is off the page', () => {
  const chosen = [at('mf-b', '1'), at('mf-c', '1')];
  expect(builds(planSwitch(inUse, chosen, page({ mounted: ['mf-a'] })).entries)).toEqual([
    'mf-b 1',
    'mf-c 1',
    'mf-a 1',
  ]);
  expect(builds(planSwitch(inUse, chosen, page()).entries)).toEqual(['mf-b 1', 'mf-c 1']);
});

describe('a remote that is switched off', () => {
  const off = { disabled: 'We are working on it' };
  const reasons = (state: PageState, now = inUse, chosen = [at('mf-a', '1', off), at('mf-b', '1')]) =>
    planSwitch(now, chosen, state).entries.map(({ disabled }) => disabled);

  it('goes at once, also from the page', () => {
    expect(reasons(page({ mounted: ['mf-a'] }))).toEqual([off.disabled, null]);
  });

  it('stays while something is unsaved', () => {
    expect(reasons(page({ mounted: ['mf-a'], isUnsaved: true }))).toEqual([null, null]);
  });

  it('comes back whatever is on the page', () => {
    const state = page({ mounted: ['mf-b'], isUnsaved: true });
    expect(reasons(state, [at('mf-a', '1', off), at('mf-b', '1')], inUse)).toEqual([null, null]);
  });

  it('is not offered in another build', () => {
    const plan = planSwitch(inUse, [at('mf-a', '2', off)], page({ mounted: ['mf-a'] }));
    expect(builds(plan.entries)).toEqual(['mf-a 1']);
    expect(plan.entries[0]?.disabled).toBe(off.disabled);
    expect(plan.offered).toEqual([]);
  });
});

describe('a build that failed in this page', () => {
  const now = [at('mf-a', '1', { source: 'fallback' })];

  it('is not taken again, nor offered', () => {
    const plan = planSwitch(now, [at('mf-a', '2')], page({ mounted: ['mf-a'], avoided: { 'mf-a': '2' } }));
    expect(builds(plan.entries)).toEqual(['mf-a 1']);
    expect(plan.offered).toEqual([]);
    expect(builds(planSwitch(now, [at('mf-a', '2')], page({ avoided: { 'mf-a': '2' } })).entries)).toEqual([
      'mf-a 1',
    ]);
  });

  it('is left for the one that follows it', () => {
    const plan = planSwitch(now, [at('mf-a', '3')], page({ avoided: { 'mf-a': '2' } }));
    expect(builds(plan.entries)).toEqual(['mf-a 3']);
  });
});
