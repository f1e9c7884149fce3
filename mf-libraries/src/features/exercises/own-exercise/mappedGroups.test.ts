import { regionsOfGroups, withRegions } from './mappedGroups';

const groups = [
  { id: 1, name: 'Chest' },
  { id: 9, name: 'Quadriceps' },
  { id: 13, name: 'Back' },
  { id: 18, name: 'Arms' },
];

it('the map shows the regions of the groups that have one', () => {
  expect(regionsOfGroups([18, 9, 1], groups)).toEqual(['quadriceps', 'chest']);
});

it('what is taken away on the map goes, what is new comes last, and Arms, which it does not show, stays', () => {
  expect(withRegions([9, 18, 1], ['back', 'chest'], groups)).toEqual([18, 1, 13]);
});
