import { buildClient } from '@formline/shared/testing/builders';
import { clientSearch, type ListedClient, listClients, withoutInactive } from './listedClients';

const named = (...names: string[]) =>
  names.map((full_name, index) => buildClient({ id: index + 1, full_name }));
const namesOf = (listed: readonly ListedClient[]) => listed.map(({ client }) => client.full_name);

it('orders by name, accents and case aside', () => {
  const listed = listClients(named('zoe Adams', 'Élan Roy', 'Eve Stone', 'adam Ng', 'Ávila Cruz'));
  expect(namesOf(listed)).toEqual(['adam Ng', 'Ávila Cruz', 'Élan Roy', 'Eve Stone', 'zoe Adams']);
});

it.each([
  ['zoe', ['Zoë Łukasik']],
  ['ZOË', ['Zoë Łukasik']],
  ['lukas', ['Zoë Łukasik']],
  ['groß', ['Jürgen Großmann']],
  ['gross jurgen', ['Jürgen Großmann']],
  ['an', ['Dana Stone', 'Jürgen Großmann']],
  ['  dana   stone ', ['Dana Stone']],
  ['x', []],
  ['', ['Dana Stone', 'Jürgen Großmann', 'Zoë Łukasik']],
])('finds for %p: %p', (search, expected) => {
  const listed = listClients(named('Zoë Łukasik', 'Jürgen Großmann', 'Dana Stone'));
  expect(namesOf(clientSearch(listed)(search))).toEqual(expected);
});

it('finds the same whatever was searched for before', () => {
  const find = clientSearch(listClients(named('Ana Roy', 'Ben Ray', 'Roy Ng')));
  expect(namesOf(find('r'))).toEqual(['Roy Ng', 'Ana Roy', 'Ben Ray']);
  expect(namesOf(find('roy'))).toEqual(['Roy Ng', 'Ana Roy']);
  expect(namesOf(find('roy a'))).toEqual(['Ana Roy']);
  expect(namesOf(find('ray'))).toEqual(['Ben Ray']);
  expect(namesOf(find('a'))).toEqual(['Ana Roy', 'Ben Ray']);
});

it('forgives a mistake while nobody has the name as it is typed, and then narrows again', () => {
  const find = clientSearch(listClients(named('Ana Roy', 'Martin Ray', 'Roy Ng')));
  expect(namesOf(find('matr'))).toEqual(['Martin Ray']);
  expect(namesOf(find('matrin'))).toEqual(['Martin Ray']);
  expect(namesOf(find('mart'))).toEqual(['Martin Ray']);
  expect(namesOf(find('matrin ng'))).toEqual([]);
});

it('gives the same list as long as it finds the same', () => {
  const find = clientSearch(listClients(named('Ana Roy', 'Ben Ray', 'Roy Ng')));
  const roys = find('ro');
  expect(find('roy')).toBe(roys);
  expect(find(' ROY')).toBe(roys);
  expect(find('roy ng')).not.toBe(roys);
  expect(find('roy')).toEqual(roys);
});

it('leaves out those who are not trained at present', () => {
  const resting = buildClient({ client_user: { active_under_current_trainer: false } });
  expect(namesOf(withoutInactive(listClients([...named('Ava', 'Ben'), resting])))).toEqual(['Ava', 'Ben']);
});
