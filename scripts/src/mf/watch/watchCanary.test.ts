import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReportKind, ReportSummary } from '@formline/shared/contracts/platform/clientReports';
import { promoteBuild, requirePublished } from '@formline/tooling/delivery/promoteBuild';
import { publishBuild } from '@formline/tooling/delivery/publishBuild';
import { readNewest } from '@formline/tooling/delivery/registryFile';
import { remoteOf, withCanary } from '@formline/tooling/delivery/remoteChanges';
import { writeSmallBuild } from '@formline/tooling/delivery/smallBuild';
import { folderStore } from '@formline/tooling/delivery/store/folderStore';
import type { Store } from '@formline/tooling/delivery/store/Store';
import { changeRemote } from '@formline/tooling/mf/change/changeRemote';
import { canaryFault, countsOf, faultRate } from './canaryHealth';
import { emailOwner } from './emailOwner';
import { watchCanary } from './watchCanary';

const dir = mkdtempSync(path.join(tmpdir(), 'formline-watch-'));
afterAll(() => rmSync(dir, { recursive: true }));

interface Counted {
  readonly build: string;
  readonly kind: ReportKind;
  readonly count: number;
  readonly p75?: number;
}

const report = ({ build, kind, count, p75 }: Counted): ReportSummary => ({
  kind,
  remote: 'mf-a',
  build,
  source: null,
  what: kind === 'vital' ? 'LCP' : kind,
  at: null,
  hostBuild: null,
  revision: null,
  count,
  bad: 0,
  first_seen: '2026-11-20T09:30:00.000Z',
  last_seen: '2026-11-20T09:30:00.000Z',
  p75: p75 === undefined ? {} : { LCP: p75 },
});

const loads = (build: string, count: number, faults: number) => [
  report({ build, kind: 'load', count }),
  report({ build, kind: 'failure', count: faults }),
];

let store: Store;
const canary = async () => remoteOf(await readNewest(store), 'mf-a')?.canary?.build.build ?? null;

beforeEach(async () => {
  const base = mkdtempSync(path.join(dir, 'try-'));
  store = folderStore(path.join(base, 'site'));
  for (const build of ['b0', 'b1', 'b2']) {
    writeSmallBuild(path.join(base, build), { name: 'mf-a', build });
    await publishBuild(store, path.join(base, build), 'Maya');
  }
  const change = { by: 'Maya', action: 'promote', overridden: null };
  await promoteBuild(store, await requirePublished(store, 'mf-a', 'b1'), change);
  await changeRemote(store, { ...change, name: 'mf-a', action: 'canary' }, (remote) => {
    const build = { ...remote.active, build: 'b2' };
    return withCanary(remote, { build, percent: 10, roles: [], clubs: [] });
  });
});

/** Each look at the reports finds the next ones; the time is over after the last. */
function watch(
  looks: readonly (readonly ReportSummary[])[],
  beforeLook: () => Promise<unknown> = async () => null,
) {
  let look = 0;
  return watchCanary({
    store,
    name: 'mf-a',
    by: 'pipeline',
    rate: 0.05,
    readReports: async () => looks[look] ?? [],
    pause: async () => {
      look += 1;
      await beforeLook();
      return look < looks.length;
    },
  });
}

const live = loads('b1', 1000, 10);

it('takes a canary back that throws in 30 % of its loads, and says why in the revision', async () => {
  const outcome = await watch([
    [...live, ...loads('b2', 0, 0)],
    [...live, ...loads('b2', 7, 3)],
    [...live, ...loads('b2', 14, 6)],
    [...live, ...loads('b2', 70, 30)],
  ]);
  const why = '6 faults in 20 loads (30 %), the live build has 0 %';
  expect(outcome).toMatchObject({ kind: 'taken back', build: 'b2', why });
  expect(await canary()).toBeNull();
  const registry = await readNewest(store);
  expect(registry?.change).toMatchObject({ by: 'pipeline', action: `end canary mf-a: ${why}` });
  expect(remoteOf(registry, 'mf-a')?.active.build).toBe('b1');
});

it('leaves a canary alone that is as good as the live build, and faults from before the trial', async () => {
  const old = loads('b2', 0, 40);
  const outcome = await watch([
    [...live, ...old],
    [...loads('b1', 1100, 14), ...loads('b2', 200, 44)],
  ]);
  expect(outcome).toMatchObject({ kind: 'healthy', counts: { loads: 200, faults: 4 } });
  expect(await canary()).toBe('b2');
});

it('changes nothing when somebody else has ended the trial, or there is none', async () => {
  const end = () =>
    changeRemote(store, { name: 'mf-a', by: 'Ines', action: 'end', overridden: null }, (remote) => ({
      ...remote,
      canary: null,
    }));
  expect(await watch([[], loads('b2', 1, 50)], end)).toMatchObject({ kind: 'ended', build: 'b2' });
  expect((await readNewest(store))?.change.by).toBe('Ines');
  expect(await watch([[]])).toEqual({ kind: 'none' });
});

it('ends when somebody changes the live build meanwhile, and lets nothing be promoted over that', async () => {
  const change = { by: 'Ines', action: 'rollback', overridden: null };
  const rollBack = async () => promoteBuild(store, await requirePublished(store, 'mf-a', 'b0'), change);
  expect(await watch([[], []], rollBack)).toMatchObject({ kind: 'ended', build: 'b2' });
  expect(await canary()).toBe('b2');
});

it('counts a site that fails for everybody as no fault of the canary, and too few faults as none', () => {
  const compared = (faults: number, liveFaults: number) =>
    canaryFault({
      canary: countsOf(loads('b2', 20, faults), 'b2'),
      live: countsOf(loads('b1', 1000, liveFaults), 'b1'),
      rate: 0.05,
    });
  expect(compared(10, 500)).toBeNull();
  expect(compared(4, 0)).toBeNull();
  expect(compared(10, 0)).not.toBeNull();
  expect(faultRate(countsOf([], 'b2'))).toBe(0);
});

it('takes a canary back that is half as slow again, once enough pages were measured', () => {
  const vital = (build: string, count: number, p75: number) =>
    countsOf([report({ build, kind: 'vital', count, p75 })], build);
  const compared = (count: number, p75: number) =>
    canaryFault({ canary: vital('b2', count, p75), live: vital('b1', 100, 1000), rate: 0.05 });
  expect(compared(30, 1600)).toContain('LCP is 1600 at the 75th percentile');
  expect(compared(30, 1400)).toBeNull();
  expect(compared(10, 5000)).toBeNull();
});

it('writes to the owner, and says why it could not', async () => {
  const taken = { name: 'mf-a', build: 'b2', why: 'it throws' };
  const owner = { team: '@formline/a', contact: 'a@formline.example' };
  const folder = path.join(dir, 'mail');
  expect(await emailOwner({ ...taken, owner }, { MAIL_DIR: folder })).toBe(
    'a@formline.example was written to.',
  );
  const [file = ''] = readdirSync(folder);
  expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(/a@formline\.example[\s\S]*it throws/);
  expect(await emailOwner({ ...taken, owner }, {})).toContain('nobody was written to');
  expect(await emailOwner({ ...taken, owner: { ...owner, contact: '#a' } }, { MAIL_DIR: folder })).toContain(
    'no email',
  );
});
