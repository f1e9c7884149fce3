import { buildClient } from '@formline/shared/testing/builders';
import { buildOverviewOfClient } from '@formline/shared/testing/buildOverview';
import { filterClients, filtersOf, NO_FILTERS, withFilters } from './listFilters';
import { listClients } from '../listedClients';

const ava = buildClient({ id: 1, first_name: 'Ava' });
const ben = buildClient({ id: 2, first_name: 'Ben', client_user: { active_under_current_trainer: false } });
const cleo = buildClient({
  id: 3,
  first_name: 'Cleo',
  client_user: { invited_at: '2028-02-15T09:00:00.000Z' },
});
const all = listClients([ava, ben, cleo]);
const facts = {
  byId: new Map([ava, ben, cleo].map(({ id }) => [id, buildOverviewOfClient({ id, group_ids: [id * 10] })])),
  groupTitles: new Map([[10, 'Early Birds']]),
  tags: new Map(),
  needing: new Set([3]),
};
const names = (filters: Partial<typeof NO_FILTERS>) =>
  filterClients(all, { ...NO_FILTERS, ...filters }, facts).map(({ client }) => client.first_name);

it('keeps the clients of a status, of a group, and who needs the trainer', () => {
  expect(names({})).toEqual(['Ava', 'Ben', 'Cleo']);
  expect(names({ status: 'active' })).toEqual(['Ava']);
  expect(names({ status: 'invited' })).toEqual(['Cleo']);
  expect(names({ status: 'inactive' })).toEqual(['Ben']);
  expect(names({ groupId: 20 })).toEqual(['Ben']);
  expect(names({ needsMe: true })).toEqual(['Cleo']);
  expect(names({ needsMe: true, status: 'active' })).toEqual([]);
});

it('is kept in the address, beside what else is there', () => {
  const filters = { status: 'invited', groupId: 4, needsMe: true } as const;
  const query = withFilters(new URLSearchParams('search=a'), filters);
  expect(query.toString()).toBe('search=a&status=invited&group=4&needs=me');
  expect(filtersOf(query)).toEqual(filters);
  expect(withFilters(query, NO_FILTERS).toString()).toBe('search=a');
});

it.each(['status=angry', 'group=x', 'group=-1', 'needs=you'])('ignores %s', (address) => {
  expect(filtersOf(new URLSearchParams(address))).toEqual(NO_FILTERS);
});
