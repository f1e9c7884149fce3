import { buildClient } from '@formline/shared/testing/builders';
import { clientListStates } from './clientListState';
import { listClients } from './listedClients';

const ava = buildClient({ id: 1, first_name: 'Ava' });
const ben = buildClient({
  id: 2,
  first_name: 'Ben',
  client_user: { active_under_current_trainer: false },
});
const given = { all: listClients([ben, ava]), isLoading: false, isActiveOnly: false };

it.each([
  ['loading', { all: undefined, isLoading: true }],
  ['error', { all: undefined }],
  ['empty', { all: [] }],
])('is %s without clients', (kind, change) => {
  expect(clientListStates({ ...given, ...change })('ava')).toEqual({ kind });
});

it.each([
  ['all-clients', '', false, ['Ava', 'Ben']],
  ['narrowed-clients', '', true, ['Ava']],
  ['filtered-clients', 'ben', false, ['Ben']],
  ['filtered-clients', 'ben', true, []],
])('shows %s for "%s"', (kind, search, isActiveOnly, names) => {
  const state = clientListStates({ ...given, isActiveOnly })(search);
  expect(state.kind).toBe(kind);
  expect('shown' in state && state.shown.map(({ client }) => client.first_name)).toEqual(names);
});

it('stays the same state while searches find the same', () => {
  const stateFor = clientListStates(given);
  const everybody = stateFor('');
  const found = stateFor('b');
  expect(stateFor('be')).toBe(found);
  expect(stateFor('bex')).not.toBe(found);
  expect(stateFor('')).toBe(everybody);
});
