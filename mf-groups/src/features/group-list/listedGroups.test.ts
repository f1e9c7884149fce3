import { buildGroup } from '../../testing/buildGroup';
import { type ListedGroup, listGroups, searchGroups } from './listedGroups';

const titles = (groups: readonly ListedGroup[]) => groups.map(({ group }) => group.title);

it('puts groups in the order people count and spell', () => {
  const groups = ['Team 10', 'zumba', 'Team 2', 'Épées', 'Evening'].map((title) => buildGroup(title));
  expect(titles(listGroups(groups))).toEqual(['Épées', 'Evening', 'Team 2', 'Team 10', 'zumba']);
});

it('puts members in the order of their names', () => {
  const [group] = listGroups([buildGroup('Runners', ['Zoë Adler', 'ana Ruiz', 'Ben Stone'])]);
  expect(group?.members.map((member) => member.full_name)).toEqual(['ana Ruiz', 'Ben Stone', 'Zoë Adler']);
});

const searched = listGroups([
  buildGroup('Morning Runners', ['José Núñez', 'Ana Ruiz']),
  buildGroup('Éclair Club', ['Ben Stone']),
  buildGroup('Strength (Mon/Wed)', []),
]);

it.each([
  ['', ['Éclair Club', 'Morning Runners', 'Strength (Mon/Wed)']],
  ['   ', ['Éclair Club', 'Morning Runners', 'Strength (Mon/Wed)']],
  ['eclair', ['Éclair Club']],
  ['RUN morn', ['Morning Runners']],
  ['josé', ['Morning Runners']],
  ['nunez', ['Morning Runners']],
  ['(mon', ['Strength (Mon/Wed)']],
  ['.*', []],
  ['runners stone', []],
])('finds for "%s" %j', (search, expected) => {
  expect(titles(searchGroups(searched, search))).toEqual(expected);
});
