import { resendInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { listMeasurements } from '@formline/shared/contracts/records/measurements';
import { readClient, readUser } from '@formline/shared/contracts/people/users';
import { queriesOf } from '@formline/shared/query';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answerEmptyCards, at, ava, openDashboard, signedInApi } from '../testing/clientDashboardPage';
import { fakeApiWithoutTags } from '../testing/fakeApiWithoutTags';
import { clientsQuery } from '../queries/clients';

beforeEach(() => {
  const doNotFake = ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'performance'] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake], now: new Date(2026, 5, 14, 12) });
});
afterEach(() => jest.useRealTimers());

it('shows the skeleton of the dashboard while the client is loading', async () => {
  const api = await signedInApi();
  api.hang(readUser);
  openDashboard();
  expect(screen.getByRole('heading', { level: 1, name: 'Loading client' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Clients' })).toHaveAttribute('href', '/clients/my-clients');
});

it('does not show a client any longer who has been removed meanwhile', async () => {
  const api = await signedInApi();
  api.answer(readUser, ava);
  const { cache } = openDashboard();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ava Stone' })).toBeInTheDocument();
  api.refuse(readUser, 404);
  await act(() => cache.invalidateQueries(queriesOf(readClient)));
  expect(await screen.findByText('This client is not in your list')).toBeVisible();
});

it('shows name, summary in the units of the trainer, and the schedule slot', async () => {
  const api = await signedInApi();
  const goals = [
    { id: 1, name: 'Fat Loss' },
    { id: 2, name: 'Strength' },
  ];
  const client_user = {
    ...ava.client_user,
    height: 66,
    weight: 140,
    goals,
    started_training_at: '2024-03-09',
  };
  api.answer(readUser, { ...ava, client_user });
  openDashboard();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ava Stone' })).toBeInTheDocument();
  expect(screen.getByText('Dashboard')).toBeInTheDocument();
  expect(await screen.findByText('None')).toBeInTheDocument();
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(Object.fromEntries(terms.map((term, index) => [term, values[index]]))).toEqual({
    Focus: 'Fat Loss, Strength',
    Age: '35 years',
    Height: '5 ft 6 in',
    Weight: '140.0 lb',
    'Training since': '3/9/24',
    Status: 'Active',
    Tags: 'None',
  });
  expect(screen.getByRole('status', { name: 'client-dashboard:schedule' })).toHaveTextContent(
    JSON.stringify({ clientId: 11, clientFirstName: 'Ava' }),
  );
  expect(screen.queryByText(/^You are viewing/)).not.toBeInTheDocument();
});

it('shows metric units to a trainer who uses them', async () => {
  const api = await signedInApi({ unit_height: 'cm', unit_weight: 'kg' });
  api.answer(readUser, ava);
  openDashboard();
  expect(await screen.findByText('168 cm')).toBeInTheDocument();
  expect(screen.getByText('63.5 kg')).toBeInTheDocument();
});

it('says so where nothing is known of a client', async () => {
  const api = await signedInApi();
  const client_user = { ...ava.client_user, height: null, weight: null, active_under_current_trainer: false };
  api.answer(readUser, { ...ava, birth_date: null, client_user });
  openDashboard();
  expect(await screen.findByText('No focus set')).toBeInTheDocument();
  expect(screen.getAllByText('n/a')).toHaveLength(4);
  expect(screen.getByText('Inactive')).toBeInTheDocument();
});

it('says of a client who has not joined yet that they are invited, and sends the invitation again', async () => {
  const api = await signedInApi();
  const client_user = { ...ava.client_user, invited_at: '2026-06-01T08:00:00.000Z' };
  api.answer(readUser, { ...ava, client_user });
  api.answer(resendInvitation, { message: 'The invitation is on its way.' });
  const { user } = openDashboard();
  const summary = within(await screen.findByRole('region', { name: 'Client Summary' }));
  expect(summary.getByText('Invited')).toBeInTheDocument();
  expect(summary.queryByText('Active')).not.toBeInTheDocument();
  await user.click(summary.getByRole('button', { name: 'Resend invite' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Resend Invite?' }));
  await user.click(dialog.getByRole('button', { name: 'Resend invite' }));
  await waitFor(() => expect(api.requests(resendInvitation)).toHaveLength(1));
});

it('shows a client at once that the list has already brought', async () => {
  const api = await signedInApi();
  api.answer(listTrainerClients, [ava]);
  api.hang(readUser);
  const { cache, router } = openDashboard('/');
  await cache.query(clientsQuery({}));
  await act(() => router.navigate(at));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ava Stone' })).toBeInTheDocument();
});

it.each([
  ['a client of somebody else', 403, at],
  ['an unknown client', 404, at],
])('leads back to the list for %s', async (_whose, status, address) => {
  const api = await signedInApi();
  api.refuse(readUser, status);
  openDashboard(address);
  expect(await screen.findByText('This client is not in your list')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to My Clients' })).toHaveAttribute(
    'href',
    '/clients/my-clients',
  );
});

it('says when the dashboard could not be loaded and tries again', async () => {
  const api = await signedInApi();
  api.refuse(readUser, 500);
  const { user } = openDashboard();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this dashboard');
  expect(screen.getAllByText('Dashboard')).toHaveLength(1);
  api.answer(readUser, ava);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ava Stone' })).toBeInTheDocument();
});

it('tells a manager whose dashboard it is', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, buildCurrentUser(), { isManager: true });
  answerEmptyCards(api);
  api.answer(readUser, ava);
  openDashboard();
  expect(await screen.findByText(/^You are viewing a Trainer's Dashboard\./)).toBeInTheDocument();
});

const CARDS = {
  visible_measures: ['Measurements'],
  visible_goals: ['Goals'],
  visible_nutrition: ['Nutrition'],
  visible_perf_assess: ['Performance Assessments'],
  visible_ohsa: ['Overhead Squat Assessment', 'Corrective Exercises'],
} as const;

it.each(Object.entries(CARDS))('shows the cards of %s only where the client has it', async (flag, titles) => {
  const api = await signedInApi();
  api.answer(readUser, ava);
  const { unmount } = openDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Ava Stone' });
  for (const name of titles) expect(screen.getByRole('region', { name })).toBeInTheDocument();
  unmount();
  api.answer(readUser, { ...ava, client_user: { ...ava.client_user, [flag]: false } });
  openDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Ava Stone' });
  for (const name of titles) expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Client Summary' })).toBeInTheDocument();
});

it('says which cards are hidden and leads to where they are shown', async () => {
  const api = await signedInApi();
  const client_user = { ...ava.client_user, visible_goals: false, visible_ohsa: false };
  api.answer(readUser, { ...ava, client_user });
  const { user } = openDashboard();
  const line = 'Hidden on this page and from the client: Goals and Overhead Squat.';
  expect(await screen.findByText(line)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show cards' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dashboard Settings' }));
  expect(dialog.getByText(/A card you hide also leaves this dashboard/)).toBeInTheDocument();
  expect(dialog.getByRole('switch', { name: 'Goals' })).not.toBeChecked();
});

it('keeps the other cards when one could not be loaded', async () => {
  const api = await signedInApi();
  api.answer(readUser, ava);
  api.refuse(listMeasurements, 500);
  const { user } = openDashboard();
  const card = await screen.findByRole('region', { name: 'Measurements' });
  expect(await within(card).findByRole('alert')).toHaveTextContent('We couldn’t load this card.');
  expect(card).not.toHaveTextContent('No measurements recorded.');
  expect(
    await screen.findByText('No nutrition data recorded. Click on this card to record.'),
  ).toBeInTheDocument();
  api.answer(listMeasurements, []);
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(card).queryByRole('alert')).not.toBeInTheDocument());
  expect(card).toHaveTextContent('No measurements recorded.');
});
