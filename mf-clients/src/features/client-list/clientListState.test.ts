import { buildClient } from '@formline/shared/testing/builders';
import { clientListState } from './clientListState';
import { listClients } from './listedClients';

const ava = buildClient({ id: 1, first_name: 'Ava' });
const ben = buildClient({
  id: 2,
  first_name: 'Ben',
  client_user: { ...ava.client_user, active_under_current_trainer: false },
});
const given = { all: listClients([ben, ava]), isLoading: false, search: '', isActiveOnly: false };

it.each([
  ['loading', { all: undefined, isLoading: true }],
  ['error', { all: undefined }],
  ['empty', { all: [], search: 'ava' }],
])('is %s without clients', (kind, change) => {
  expect(clientListState({ ...given, ...change })).toEqual({ kind });
});

it.each([
  ['all-clients', {}, ['Ava', 'Ben']],
  ['active-clients', { isActiveOnly: true }, ['Ava']],
  ['filtered-clients', { search: 'ben' }, ['Ben']],
  ['filtered-clients', { search: 'ben', isActiveOnly: true }, []],
])('shows %s', (kind, change, names) => {
  const state = clientListState({ ...given, ...change });
  expect(state.kind).toBe(kind);
  expect('shown' in state && state.shown.map(({ client }) => client.first_name)).toEqual(names);
});
