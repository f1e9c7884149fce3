import { compareHost } from './runGate';
import { buildOf, hostOf } from './testing/comparedBuilds';
import { linesOf } from './testing/linesOf';
import { type SiteOfBuilds, siteOfBuilds } from './testing/siteOfBuilds';

const shared = { requires: {}, provides: { react: '19.3.1' } };
const token = 'session:token-changed';
const live = hostOf({
  shared,
  doors: { 'ui/core': ['Box', 'Text'] },
  events: { emits: [token], listens: [], known: [token] },
});
const remote = buildOf('mf-clients', {
  contract: {
    shared: { requires: { react: '^19.0.0' }, provides: {} },
    doors: { 'ui/core': ['Box'] },
    events: { emits: [], listens: [token], known: [token] },
  },
});

let site: SiteOfBuilds;
beforeEach(() => {
  site = siteOfBuilds(live, [remote]);
});
afterEach(() => site.remove());

const gate = async (host: ReturnType<typeof hostOf>) => {
  const { store, registry } = site;
  const found = await compareHost(site.candidate(host), { store, registry, apiUrl: null });
  return linesOf(found.filter(({ check }) => check !== 'api'));
};

it('lets a host take away what no live remote uses', async () => {
  const doors = { 'ui/core': ['Box', 'Added'] };
  expect(await gate(hostOf({ ...live.contract, doors }, '1.1.0-next'))).toEqual([]);
});

it('names the live remotes that would not work in it', async () => {
  const next = hostOf({
    shared: { requires: {}, provides: { react: '20.0.0' } },
    doors: { 'ui/core': ['Text'] },
  });
  expect(await gate(next)).toEqual([
    expect.stringMatching(/^error: mf-clients 1\.0\.0-live is live .*react \^19\.0\.0/),
    expect.stringMatching(/^error: mf-clients 1\.0\.0-live is live .*Box of ui\/core/),
    expect.stringMatching(/^error: mf-clients 1\.0\.0-live is live .*session:token-changed/),
    expect.stringMatching(
      /^error: The live build announces session:token-changed .*\[mf-clients 1\.0\.0-live\]$/,
    ),
  ]);
});

const offering = (version: string, names: string[]) =>
  hostOf({
    ...live.contract,
    shared: { requires: {}, provides: { react: '19.3.1', '@formline/shared/ui/core': version } },
    doors: { 'ui/core': names },
  });

async function gateAfter(before: ReturnType<typeof hostOf>, host: ReturnType<typeof hostOf>) {
  site.remove();
  site = siteOfBuilds(before, [remote]);
  return gate(host);
}

it.each([
  ['a new name', '1.4.0', ['Badge', 'Box', 'Text'], 'offers Badge of ui/core'],
  ['a name less', '1.5.0', ['Box'], 'no longer offers Text of ui/core'],
])('refuses %s under %s', async (_what, version, names, problem) => {
  const found = await gateAfter(offering('1.4.0', ['Box', 'Text']), offering(version, names));
  expect(found).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['the same names', '1.4.0', ['Box', 'Text']],
  ['a new name', '1.5.0', ['Badge', 'Box', 'Text']],
  ['a name less', '2.0.0', ['Box']],
  ['the names of an earlier host', '1.3.0', ['Box']],
])('takes %s under %s', async (_what, version, names) => {
  expect(await gateAfter(offering('1.4.0', ['Box', 'Text']), offering(version, names))).toEqual([]);
});
