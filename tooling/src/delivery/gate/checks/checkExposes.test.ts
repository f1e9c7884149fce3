import { checkExposes } from './checkExposes';
import { buildOf, route } from '../testing/comparedBuilds';

const calendar = { slot: 'group-dashboard:calendar', expose: './CalendarSlot' };

it('passes a build that has what its manifest names, and more', () => {
  const candidate = buildOf('mf-groups', {
    manifest: { routes: [route('/groups')] },
    exposes: ['./Page', './NewPage'],
  });
  expect(checkExposes(candidate)).toEqual([]);
});

it('names the page and the slot whose module is missing', () => {
  const manifest = { routes: [route('/calendar', './CalendarSlot')], slots: [calendar] };
  const [found] = checkExposes(buildOf('mf-schedule', { manifest }));
  expect(found).toMatchObject({
    level: 'error',
    usedBy: ['page /calendar', 'slot group-dashboard:calendar'],
  });
  expect(found?.text).toContain('Add src/expose/CalendarSlot.tsx');
});
