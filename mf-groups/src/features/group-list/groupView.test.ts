import type { GroupFigures } from '@formline/shared/domain/clients/groupFigures';
import { buildGroup } from '../../testing/buildGroup';
import { arrangeGroups, type GroupView, viewOf, withView } from './groupView';
import { listGroups } from './listedGroups';

const none = { completed: 0, missed: 0 };
const figuresOf = (completed: number, missed: number, behind: number): GroupFigures => ({
  days_7: none,
  days_30: { completed, missed },
  days_90: none,
  behind,
});
const [early, lunch, new_, team] = ['Early', 'Lunch', 'New', 'Team'].map((title, index) =>
  buildGroup(
    title,
    Array.from({ length: index }, (_, nth) => `Member ${nth}`),
  ),
);
const groups = listGroups([early, lunch, new_, team].flatMap((group) => group ?? []));
const figures = new Map([
  [early?.id ?? 0, figuresOf(8, 2, 1)],
  [lunch?.id ?? 0, figuresOf(1, 9, 3)],
  [new_?.id ?? 0, figuresOf(0, 0, 0)],
]);
const titles = (view: Partial<GroupView>) =>
  arrangeGroups(groups, { order: 'name', isBehindOnly: false, ...view }, figures).map(
    ({ group }) => group.title,
  );

it('sorts by figures, those without one last, and equals by name', () => {
  expect(titles({})).toEqual(['Early', 'Lunch', 'New', 'Team']);
  expect(titles({ order: 'adherence' })).toEqual(['Lunch', 'Early', 'New', 'Team']);
  expect(titles({ order: 'behind' })).toEqual(['Lunch', 'Early', 'New', 'Team']);
  expect(titles({ order: 'members' })).toEqual(['Team', 'New', 'Lunch', 'Early']);
});

it('keeps the groups with a member who is behind', () => {
  expect(titles({ isBehindOnly: true, order: 'members' })).toEqual(['Lunch', 'Early']);
});

it('is kept in the address, beside what else is there', () => {
  const view = { order: 'adherence', isBehindOnly: true } as const;
  const query = withView(new URLSearchParams('search=a'), view);
  expect(query.toString()).toBe('search=a&sort=adherence&show=behind');
  expect(viewOf(query)).toEqual(view);
  expect(withView(query, { order: 'name', isBehindOnly: false }).toString()).toBe('search=a');
  expect(viewOf(new URLSearchParams('sort=luck&show=all'))).toEqual({ order: 'name', isBehindOnly: false });
});
