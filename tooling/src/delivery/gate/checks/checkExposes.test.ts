import { checkExposes } from './checkExposes';
import { buildOf, deploymentOf, hostOf, route } from '../testing/comparedBuilds';

const calendar = { slot: 'group-dashboard:calendar', expose: './CalendarSlot' };
const filler = buildOf('mf-schedule', { manifest: { slots: [calendar] }, exposes: ['./CalendarSlot'] });
const placer = buildOf('mf-groups', { contract: { slotsPlaced: [calendar.slot] } });

it('passes a build that has what its manifest names, and more', () => {
  const candidate = buildOf('mf-groups', {
    manifest: { routes: [route('/groups')] },
    exposes: ['./Page', './NewPage'],
  });
  expect(checkExposes(candidate, deploymentOf())).toEqual([]);
});

it('names the page and the slot whose module is missing', () => {
  const manifest = { routes: [route('/calendar', './CalendarSlot')], slots: [calendar] };
  const [found] = checkExposes(buildOf('mf-schedule', { manifest }), deploymentOf());
  expect(found).toMatchObject({
    level: 'error',
    usedBy: ['page /calendar', 'slot group-dashboard:calendar'],
  });
  expect(found?.text).toContain('Add src/expose/CalendarSlot.tsx');
});

it('names the builds whose slot would be empty', () => {
  const host = hostOf({ slotsPlaced: [calendar.slot] });
  const deployment = deploymentOf({ active: filler, others: [placer], hosts: [host] });
  expect(checkExposes(buildOf('mf-schedule'), deployment)).toMatchObject([
    { level: 'error', usedBy: ['host 1.0.0-host', 'mf-groups 1.0.0-live'] },
  ]);
});

it('lets a slot go that nobody places, or that another remote fills', () => {
  const unfilled = buildOf('mf-schedule');
  expect(checkExposes(unfilled, deploymentOf({ active: filler }))).toEqual([]);
  const successor = { ...filler, name: 'mf-calendar' };
  expect(checkExposes(unfilled, deploymentOf({ active: filler, others: [placer, successor] }))).toEqual([]);
});
