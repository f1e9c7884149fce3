import { columnsOf, shownColumns, sortOf } from './tableView';

it('shows every column until some are hidden and moved', () => {
  expect(shownColumns(columnsOf(null))).toHaveLength(8);
  const columns = columnsOf({ order: ['groups', 'status', 'unknown'], hidden: ['adherence7', 'unknown'] });
  expect(shownColumns(columns)).toEqual([
    'groups',
    'status',
    'adherence30',
    'adherence90',
    'lastSession',
    'nextSession',
    'tags',
  ]);
});

it.each([
  [null, 'name', false],
  ['-name', 'name', true],
  ['groups', 'groups', false],
  ['-adherence30', 'adherence30', true],
  ['-unknown', 'name', false],
])('the order of %s', (text, column, isDescending) => {
  expect(sortOf(text)).toEqual({ column, isDescending });
});
