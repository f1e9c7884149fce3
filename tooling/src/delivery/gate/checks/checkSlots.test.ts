import type { BuildFiles } from '../BuildFiles';
import type { ComparedBuild } from '../Deployment';
import { buildOf, deploymentOf, hostOf } from '../testing/comparedBuilds';
import { checkScripts } from './checkScripts';
import { checkSlots, checkWithdrawn } from './checkSlots';

const calendar = { slot: 'group-dashboard:calendar', expose: './CalendarSlot' };
const retired = { ...calendar, retired: true };

const filesOf = (files: Readonly<Record<string, string>>): BuildFiles => ({
  read: async (file) => (files[file] === undefined ? null : Buffer.from(files[file])),
  list: async () => Object.keys(files),
});
const declaring = (...slots: string[]) =>
  filesOf({ 'types/shared/src/contracts/slots.d.ts': slots.map((slot) => `'${slot}': {}`).join() });

const withSource = (build: ComparedBuild, source = declaring(calendar.slot)) => ({ ...build, source });

const filler = buildOf('mf-schedule', { manifest: { slots: [calendar] }, exposes: ['./CalendarSlot'] });
const retiring = buildOf('mf-schedule', { manifest: { slots: [retired] } });
const placer = buildOf('mf-groups', { contract: { slotsPlaced: [calendar.slot] } });
const withoutSlot = withSource(buildOf('mf-groups'));
const unfilled = withSource(buildOf('mf-schedule'));

it('names the builds whose slot would be empty', async () => {
  const host = hostOf({ slotsPlaced: [calendar.slot] });
  const deployment = deploymentOf({ active: filler, others: [placer], hosts: [host] });
  expect(await checkSlots(unfilled, deployment)).toMatchObject([
    { level: 'error', usedBy: ['host 1.0.0-host', 'mf-groups 1.0.0-live'] },
  ]);
});

it('lets a slot go that nobody places, or that another remote fills', async () => {
  expect(await checkSlots(unfilled, deploymentOf({ active: filler }))).toEqual([]);
  const successor = { ...filler, name: 'mf-calendar' };
  const deployment = deploymentOf({ active: filler, others: [placer, successor] });
  expect(await checkSlots(unfilled, deployment)).toEqual([]);
});

it('stops a page that withdraws a slot which others fill, until they are retired', async () => {
  const found = await checkSlots(withoutSlot, deploymentOf({ active: placer, others: [filler] }));
  expect(found).toMatchObject([{ level: 'error', usedBy: ['mf-schedule 1.0.0-live'] }]);
  expect(found[0]?.text).toContain('nobody would');
  expect(await checkSlots(withoutSlot, deploymentOf({ active: placer, others: [retiring] }))).toEqual([]);
  expect(await checkSlots(withoutSlot, deploymentOf({ active: placer }))).toEqual([]);
  const elsewhere = deploymentOf({
    active: placer,
    others: [filler],
    hosts: [hostOf({ slotsPlaced: [calendar.slot] })],
  });
  expect(await checkSlots(withoutSlot, elsewhere)).toEqual([]);
});

it('counts no slot that only a replaced host places, and stops a host that withdraws one', async () => {
  const replaced = hostOf({ slotsPlaced: [calendar.slot] }, '0.9.0-host', '2026-11-26T00:00:00.000Z');
  const open = deploymentOf({ active: placer, others: [filler], hosts: [hostOf(), replaced] });
  expect(await checkSlots(withoutSlot, open)).toHaveLength(1);
  const live = hostOf({ slotsPlaced: [calendar.slot] });
  expect(checkWithdrawn(hostOf(), deploymentOf({ hosts: [], active: live, others: [filler] }))).toHaveLength(
    1,
  );
});

it('stops a second remote in a slot, unless one of both is retired', async () => {
  const second = (slots: (typeof retired | typeof calendar)[]) =>
    withSource(buildOf('mf-nutrition', { manifest: { slots } }));
  const taken = await checkSlots(second([calendar]), deploymentOf({ others: [placer, filler, filler] }));
  expect(taken).toMatchObject([{ level: 'error', usedBy: ['mf-schedule 1.0.0-live'] }]);
  expect(await checkSlots(second([calendar]), deploymentOf({ others: [placer, retiring] }))).toEqual([]);
  expect(await checkSlots(second([retired]), deploymentOf({ others: [placer, filler] }))).toEqual([]);
});

it('warns of a slot that no page places yet, and stops one that nobody has declared', async () => {
  const known = await checkSlots(withSource(filler), deploymentOf());
  expect(known).toMatchObject([{ level: 'warning', usedBy: ['mf-schedule 1.0.0-live'] }]);
  const unknown = await checkSlots(withSource(filler, declaring('another:slot')), deploymentOf());
  expect(unknown).toMatchObject([{ level: 'error' }]);
  expect(await checkSlots(withSource(filler, filesOf({})), deploymentOf())).toMatchObject([
    { level: 'warning' },
  ]);
});

it.each([
  ['document.adoptedStyleSheets=[...a];', 1],
  ['const s=new CSSStyleSheet;', 1],
  ['t.sheet.insertRule("body{}",0)', 1],
  ['const cssStyleSheets = 1;', 0],
])('finds styles that a script would adopt: %s', async (text, errors) => {
  const found = await checkScripts(filesOf({ 'Page.js': text, 'page.css': 'adoptedStyleSheets' }));
  expect(found).toHaveLength(errors);
});
