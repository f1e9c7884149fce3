import { tagsOfClients } from '@formline/shared/domain/clients/tagsOfClients';
import { buildClient } from '@formline/shared/testing/builders';
import { buildFigures, buildOverviewOfClient } from '@formline/shared/testing/buildOverview';
import { listClients } from '../listedClients';
import { clientCsv } from './clientCsv';
import { type SortColumn, sortClients } from './clientColumns';

const TODAY = '2028-02-15';
const people = ['Ava', 'Ben', 'Cleo'].map((first_name, index) =>
  buildClient({ id: index + 1, first_name, last_name: 'Stone' }),
);
const listed = listClients(people);
const knownOf = (id: number, missed: number | null, group_ids: number[]) =>
  buildOverviewOfClient({
    id,
    group_ids,
    figures: buildFigures(TODAY, {
      days_30: missed === null ? { completed: 0, missed: 0 } : { completed: 4 - missed, missed },
      last_session: missed === null ? null : `2028-02-0${id}`,
    }),
  });
const facts = {
  byId: new Map([
    [1, knownOf(1, 2, [5])],
    [2, knownOf(2, null, [])],
    [3, knownOf(3, 1, [6, 5])],
  ]),
  groupTitles: new Map([
    [5, 'Lunch "Crew"'],
    [6, 'Early Birds'],
  ]),
  tags: tagsOfClients([
    { id: 1, name: 'Mornings', color: 'teal', client_ids: [3], version: 1 },
    { id: 2, name: 'Runners', color: 'blue', client_ids: [1, 3], version: 1 },
  ]),
  needing: new Set<number>(),
};
const order = (column: SortColumn, isDescending = false) =>
  sortClients(listed, { column, isDescending }, facts).map(({ client }) => client.first_name);

it('sorts by a column up and down, those without a figure last either way', () => {
  expect(order('name')).toEqual(['Ava', 'Ben', 'Cleo']);
  expect(order('name', true)).toEqual(['Cleo', 'Ben', 'Ava']);
  expect(order('adherence30')).toEqual(['Ava', 'Cleo', 'Ben']);
  expect(order('adherence30', true)).toEqual(['Cleo', 'Ava', 'Ben']);
  expect(order('lastSession', true)).toEqual(['Cleo', 'Ava', 'Ben']);
  expect(order('groups')).toEqual(['Cleo', 'Ava', 'Ben']);
  expect(order('tags')).toEqual(['Cleo', 'Ava', 'Ben']);
  expect(order('status')).toEqual(['Ava', 'Ben', 'Cleo']);
});

it('the file has what is shown, quotes what needs it and leaves no figure empty', () => {
  expect(clientCsv(listed, ['adherence30', 'lastSession', 'groups', 'tags'], facts).split('\r\n')).toEqual([
    'Name,Adherence 30 days,Last session,Groups,Tags',
    'Ava Stone,50%,2028-02-01,"Lunch ""Crew""",Runners',
    'Ben Stone,,,,',
    'Cleo Stone,75%,2028-02-03,"Early Birds, Lunch ""Crew""","Mornings, Runners"',
    '',
  ]);
});

it('a name that a spreadsheet would run is a text', () => {
  const formula = listClients([buildClient({ id: 1, first_name: '=HYPERLINK("x")', last_name: '' })]);
  expect(clientCsv(formula, [], facts)).toContain(`"'=HYPERLINK(""x"")`);
});
