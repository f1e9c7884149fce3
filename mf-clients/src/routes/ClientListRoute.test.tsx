import { createClient, validateClientEmail } from '@formline/shared/contracts/people/clientInvitations';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { selectClubProfile } from '@formline/shared/session';
import { buildClient, buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApiWithoutTags } from '../testing/fakeApiWithoutTags';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '@formline/shared/testing/render';
import { ClientListRoute } from './ClientListRoute';

const path = '/clients/my-clients';
const ava = buildClient({ id: 1, first_name: 'Ava', last_name: 'Stone' });
const zoe = buildClient({ id: 2, first_name: 'Zoë', last_name: 'Łukasik' });
const resting = buildClient({
  id: 3,
  first_name: 'Ben',
  last_name: 'Okoye',
  client_user: { active_under_current_trainer: false },
});
const iron = buildClubProfile({ ClubId: 7, ClubName: 'Iron Works' });
const unlimited = buildCurrentUser({
  subscription_expiration_date: null,
  club_connect_user: [iron, buildClubProfile({ ClubId: 8 })],
});
const clubTrainer = buildCurrentUser({ club_connect_user: [iron, buildClubProfile({ ClubId: 8 })] });

const openList = (at = path) => renderRoute(<ClientListRoute />, { path, at });
const shownNames = () => screen.queryAllByRole('gridcell').map((cell) => cell.textContent);

it('shows a skeleton of 27 avatars while the clients are loading', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  api.hang(listTrainerClients);
  openList();
  expect(screen.getByText('Loading clients')).toBeInTheDocument();
  expect(screen.getAllByTestId('client-skeleton')).toHaveLength(27);
});

it('lists the clients by name, counts them and says in words who is inactive', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, unlimited);
  api.answer(listTrainerClients, [zoe, resting, ava]);
  openList();
  expect(await screen.findByRole('grid', { name: 'Clients' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'My Clients' })).toBeInTheDocument();
  expect(screen.getByText('3 clients, 1 inactive')).toBeInTheDocument();
  expect(
    within(screen.getByRole('grid'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/clients/my-clients/ava/dashboard?clientId=1',
    '/clients/my-clients/ben/dashboard?clientId=3',
    '/clients/my-clients/zo%C3%AB/dashboard?clientId=2',
  ]);
  expect(screen.getByRole('link', { name: /Ben Okoye/ })).toHaveTextContent('Inactive');
  expect(screen.getByRole('link', { name: /Ava Stone/ })).not.toHaveTextContent('Inactive');
});

it('searches without minding accents, keeps the search in the address and takes it back', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  api.answer(listTrainerClients, [zoe, ava]);
  const { user, router } = openList();
  await screen.findByRole('grid');
  await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'zoe');
  expect(shownNames()).toEqual([expect.stringContaining('Zoë Łukasik')]);
  expect(screen.getByText('1 of 2 clients')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?search=zoe'));
  await user.type(screen.getByRole('searchbox'), 'qqq');
  expect(screen.getByText('No Search Results Found.')).toBeInTheDocument();
  const [clear] = screen.getAllByRole('button', { name: 'Clear search' }).slice(-1);
  if (clear) await user.click(clear);
  expect(shownNames()).toHaveLength(2);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('keeps the tile of a client whom a search still finds', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, unlimited);
  api.answer(listTrainerClients, [zoe, resting, ava]);
  const { user } = openList();
  const tile = await screen.findByRole('link', { name: 'Ava Stone' });
  await user.type(screen.getByRole('searchbox'), 'a');
  expect(screen.getByRole('link', { name: 'Ava Stone' })).toBe(tile);
  expect(screen.queryByRole('link', { name: /Ben Okoye/ })).not.toBeInTheDocument();
});

it('opens with the search of the address, and drops it for a plain link to the list', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  api.answer(listTrainerClients, [zoe, ava]);
  const { router } = openList(`${path}?search=ava`);
  await screen.findByRole('grid');
  expect(shownNames()).toHaveLength(1);
  await act(() => router.navigate(path));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(shownNames()).toHaveLength(2);
});

it('says what to do when there is no client yet', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  api.answer(listTrainerClients, []);
  openList();
  expect(await screen.findByRole('heading', { name: 'Add your first Client' })).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('says when the list could not be loaded and tries again', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  api.refuse(listTrainerClients, 500);
  const { user } = openList();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your clients');
  api.answer(listTrainerClients, [ava]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ava Stone' })).toBeInTheDocument();
});

it('reloads for a chosen club, shows a skeleton meanwhile, and names the club in the address', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, clubTrainer);
  api.answer(listTrainerClients, ({ query }) => (query['club_id'] === '7' ? [zoe] : [ava, zoe]));
  const { router } = openList();
  await screen.findByText('2 clients');
  act(() => selectClubProfile(iron));
  expect(screen.getByText('Loading clients')).toBeInTheDocument();
  expect(await screen.findByText('1 client')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?club_id=7');
  act(() => selectClubProfile(null));
  expect(await screen.findByText('2 clients')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('opens the list of the club that the address names', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, clubTrainer);
  api.answer(listTrainerClients, ({ query }) => (query['club_id'] === '7' ? [zoe] : [ava, zoe]));
  openList(`${path}?club_id=7`);
  expect(await screen.findByText('1 client')).toBeInTheDocument();
});

it('ignores a club the trainer does not belong to', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  api.answer(listTrainerClients, [ava]);
  const { router } = openList(`${path}?club_id=99`);
  expect(await screen.findByText('1 client')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  expect(api.requests(listTrainerClients).map(({ query }) => query)).toEqual([{}]);
});

it('is one stop for Tab; arrow keys move in it and Enter opens a client', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, unlimited);
  api.answer(listTrainerClients, [ava, resting, zoe]);
  const { user, router } = openList();
  await screen.findByRole('grid');
  act(() => screen.getByRole('searchbox').focus());
  await user.tab();
  expect(screen.getByRole('link', { name: 'Ava Stone' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Zoë Łukasik' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Elsewhere')).toBeInTheDocument();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/clients/my-clients/zo%C3%AB/dashboard?clientId=2',
  );
});

it('draws only the rows near the window of ten thousand clients, and still reaches the last', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  const many = Array.from({ length: 10_000 }, (_, index) =>
    buildClient({ id: index + 1, full_name: `Client ${String(index + 1).padStart(5, '0')}` }),
  );
  api.answer(listTrainerClients, many);
  const { user } = openList();
  expect(await screen.findByText('10,000 clients')).toBeInTheDocument();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10000');
  expect(screen.getAllByRole('gridcell').length).toBeLessThan(40);
  act(() => screen.getByRole('link', { name: 'Client 00001' }).focus());
  await user.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByRole('link', { name: 'Client 10000' })).toHaveFocus();
});

it('shows a manager the notice and no call to add', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, buildCurrentUser(), { isManager: true });
  api.answer(listTrainerClients, []);
  openList();
  expect(await screen.findByRole('heading', { name: 'No clients yet' })).toBeInTheDocument();
  expect(screen.getByText(/^You are viewing a Trainer's Dashboard\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add Client' })).not.toBeInTheDocument();
});

it('opens the panel for a new client from the floating button, and gives focus back to it', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  api.answer(listTrainerClients, [ava]);
  const { user } = openList();
  await user.click(screen.getByRole('button', { name: 'Add Client' }));
  expect(await screen.findByRole('dialog', { name: 'Add Client' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Client' })).toHaveFocus());
});

it('shows whoever was added whatever was searched for, and gives them focus', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  api.answer(listTrainerClients, [ava]);
  api.answer(validateClientEmail, { outcome: 'CREATE' });
  api.answer(createClient, zoe);
  const { user } = openList(`${path}?search=ava`);
  await screen.findByRole('grid');
  await user.keyboard('n');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'zoe@gym.test');
  await user.type(screen.getByRole('textbox', { name: 'First Name' }), 'Zoë');
  await user.type(screen.getByRole('textbox', { name: 'Last Name' }), 'Łukasik');
  api.answer(listTrainerClients, [ava, zoe]);
  await user.click(screen.getByRole('button', { name: 'Send invite' }));
  await screen.findByRole('heading', { name: 'Invite sent' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: /Zoë Łukasik/ })).toHaveFocus());
  expect(shownNames()).toHaveLength(2);
});
