import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { readUser } from '@formline/shared/contracts/people/users';
import { buildClient } from '@formline/shared/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { ava, ben, openDashboard, signedInApi } from '../testing/clientDashboardPage';

it.each(['', '?clientId=', '?clientId=ava', '?clientId=0', '?clientId=1e3'])(
  'asks nothing for an address without a client: %p',
  async (query) => {
    const api = await signedInApi();
    api.answer(listTrainerClients, [ben]);
    openDashboard(`/clients/my-clients/ava/dashboard${query}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Client not found' })).toBeInTheDocument();
    expect(api.requests(readUser)).toEqual([]);
  },
);

it('finds the client of a path without a number by the first name, when it is the only one', async () => {
  const api = await signedInApi();
  api.answer(listTrainerClients, [ben, ava]);
  api.answer(readUser, ava);
  const { router } = openDashboard('/clients/my-clients/AVA/dashboard?goals=open');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ava Stone' })).toBeInTheDocument();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/clients/my-clients/ava/dashboard?goals=open&clientId=11');
});

it('offers the choice between several clients of one first name', async () => {
  const api = await signedInApi();
  api.answer(listTrainerClients, [ben, ava, buildClient({ id: 12, first_name: 'ava', last_name: 'Brook' })]);
  api.answer(readUser, ava);
  const { user } = openDashboard('/clients/my-clients/ava/dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'Which client?' })).toBeInTheDocument();
  const choices = screen.getAllByRole('link', { name: /Stone|Brook|Okafor/ });
  expect(choices.map((link) => link.getAttribute('href'))).toEqual([
    '/clients/my-clients/ava/dashboard?clientId=11',
    '/clients/my-clients/ava/dashboard?clientId=12',
  ]);
  await user.click(screen.getByRole('link', { name: /Ava Stone/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ava Stone' })).toBeInTheDocument();
});

it('puts the right name into an address whose number says somebody else', async () => {
  const api = await signedInApi();
  api.answer(readUser, ava);
  const { router } = openDashboard('/clients/my-clients/wendy/dashboard?clientId=11');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ava Stone' })).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/my-clients/ava/dashboard'));
  expect(router.state.location.search).toBe('?clientId=11');
});
