import { resendInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { listTrainerClients, reactivateClients } from '@formline/shared/contracts/people/clients';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import type { Client, CurrentUser } from '@formline/shared/contracts/people/users';
import {
  buildClient,
  buildClubProfile,
  buildCurrentUser,
  type GivenClient,
} from '@formline/shared/testing/builders';
import { fakeApiWithoutTags } from '../testing/fakeApiWithoutTags';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { screen, waitFor } from '@testing-library/react';
import { ClientListRoute } from './ClientListRoute';

const path = '/clients/my-clients';
const free = buildCurrentUser({ subscription_expiration_date: null });
const freeOfTwo = { ...free, max_free_clients: 2 };
const ofClub = { ...free, club_connect_user: [buildClubProfile({ ClubId: 7 })] };

const client = (id: number, first_name: string, client_user: GivenClient['client_user'] = {}) =>
  buildClient({ id, first_name, last_name: 'Stone', client_user });
const ava = client(1, 'Ava');
const ben = client(2, 'Ben', { active_under_current_trainer: false });
const cleo = client(3, 'Cleo', { active_under_current_trainer: false });

beforeEach(makeElementsVisible);

async function openList(user: CurrentUser, clients: Client[], how: { isManager?: boolean } = {}) {
  const api = fakeApiWithoutTags();
  await signInAs(api, user, how);
  api.answer(listTrainerClients, clients);
  const rendered = renderRoute(<ClientListRoute />, { path });
  await screen.findByRole('grid');
  return { api, ...rendered };
}

const tile = (name: string) => screen.getByRole('button', { name: `${name} Stone Inactive` });
const QUESTION = 'Choose Ben Stone as your one free client? This cannot be reversed.';

it.each([
  [1, 'Choose 1 Client Free'],
  [3, 'Choose 3 Clients Free'],
])('asks a free trainer of %i clients to choose them', async (max_free_clients, heading) => {
  await openList({ ...free, max_free_clients }, [ben, cleo, client(4, 'Dan', ben.client_user)]);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    '/clients/view-subscriptions',
  );
});

it('asks no more once the free clients are chosen', async () => {
  await openList(free, [ava, ben]);
  expect(screen.getByRole('heading', { level: 1, name: 'My Clients' })).toBeInTheDocument();
});

/** A dialog that closes before it has the focus gives none back. */
const dialogHasFocus = () =>
  waitFor(() =>
    expect(document.activeElement?.closest('[role=dialog], [role=alertdialog]')).toBeInstanceOf(HTMLElement),
  );

it('chooses a free client after a question, and the tile then leads to the dashboard', async () => {
  const { api, user } = await openList(free, [ben, cleo]);
  await user.click(tile('Ben'));
  expect(await screen.findByText(QUESTION)).toBeInTheDocument();
  await dialogHasFocus();
  expect(api.requests(reactivateClients)).toEqual([]);
  api.answer(reactivateClients, [client(2, 'Ben'), cleo]);
  await user.click(screen.getByRole('button', { name: 'Choose client' }));
  expect(await screen.findByRole('link', { name: 'Ben Stone' })).toBeInTheDocument();
  expect(api.requests(reactivateClients)).toEqual([
    { params: {}, query: { activateAll: 'false' }, body: { userId: 2 } },
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'My Clients' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ben Stone' })).toHaveFocus());
});

it('chooses nobody when the question is put off', async () => {
  const { api, user } = await openList(free, [ben, cleo]);
  await user.click(tile('Ben'));
  await screen.findByText(QUESTION);
  await dialogHasFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(tile('Ben')).toHaveFocus());
  expect(api.requests(reactivateClients)).toEqual([]);
});

it('names the number of free clients where there are more', async () => {
  const { user } = await openList(freeOfTwo, [ben, cleo]);
  await user.click(tile('Ben'));
  expect(
    await screen.findByText('Choose Ben Stone as one of your 2 free clients? This cannot be reversed.'),
  ).toBeInTheDocument();
});

it('keeps the question open and says why the server refuses', async () => {
  const { api, user } = await openList(free, [ben, cleo]);
  api.refuse(reactivateClients, 404, { message: 'You have no client with this number.' });
  await user.click(tile('Ben'));
  await user.click(await screen.findByRole('button', { name: 'Choose client' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have no client with this number.');
  expect(screen.getByText(QUESTION)).toBeInTheDocument();
});

it('shows the way to the plans when the place was taken in another tab', async () => {
  const { api, user } = await openList(free, [ben, cleo]);
  api.refuse(reactivateClients, 409, { code: errorCodes.freeClientLimit, key: 'free_client_limit' });
  await user.click(tile('Ben'));
  api.answer(listTrainerClients, [ben, client(3, 'Cleo')]);
  await user.click(await screen.findByRole('button', { name: 'Choose client' }));
  expect(await screen.findByRole('dialog', { name: 'Train all your clients' })).toBeInTheDocument();
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(await screen.findByText('Cleo Stone')).toBeInTheDocument();
});

it('shows the way to the plans beyond the limit', async () => {
  const { user } = await openList(free, [ava, ben]);
  await user.click(tile('Ben'));
  expect(await screen.findByRole('dialog', { name: 'Train all your clients' })).toBeInTheDocument();
  await dialogHasFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(tile('Ben')).toHaveFocus());
});

it('reactivates a client of a club from the menu of the tile', async () => {
  const { api, user } = await openList(ofClub, [ava, ben]);
  api.answer(reactivateClients, [ava, client(2, 'Ben')]);
  await user.click(await screen.findByRole('button', { name: 'More for Ben Stone' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reactivate' }));
  expect(await screen.findByText('2 clients')).toBeInTheDocument();
  expect(api.requests(reactivateClients).map(({ body }) => body)).toEqual([{ club_id: 7, userId: 2 }]);
});

it('says that a client could not be reactivated', async () => {
  const { api, user } = await openList(ofClub, [ava, ben]);
  api.refuse(reactivateClients, 500, { message: 'The server is at fault.' });
  await user.click(await screen.findByRole('button', { name: 'More for Ben Stone' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reactivate' }));
  expect(
    await screen.findByText('The server is at fault.', { selector: '[data-part=title]' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ben Stone Inactive' })).toBeInTheDocument();
});

it('sends a client who has not joined a new invitation', async () => {
  const invited = client(4, 'Dan', { invited_at: '2026-06-01T08:00:00.000Z' });
  const { api, user } = await openList(free, [invited]);
  expect(screen.getByRole('link', { name: 'Dan Stone Invited' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'More for Dan Stone' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resend invite' }));
  api.answer(resendInvitation, { message: 'The invitation is on its way.' });
  const send = await screen.findByRole('button', { name: 'Resend invite' });
  await dialogHasFocus();
  await user.click(send);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Dan Stone Invited' })).toHaveFocus());
  expect(api.requests(resendInvitation).map(({ body }) => body)).toEqual([{ clientId: 4 }]);
});

it('offers a manager nothing but the dashboards', async () => {
  await openList(free, [ben, client(4, 'Dan', { invited_at: '2026-06-01T08:00:00.000Z' })], {
    isManager: true,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'My Clients' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ben Stone Inactive' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Stone/ })).not.toBeInTheDocument();
});

it('says that it looked among the active clients only', async () => {
  const { user } = await openList(free, [ava, ben]);
  await user.click(screen.getByRole('button', { name: 'Active only' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'ben');
  expect(await screen.findByText('No active client matches “ben”.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Active only' }));
  expect(screen.getByText('Ben Stone')).toBeInTheDocument();
});

it('leaves out the inactive clients when asked to, and keeps that in the address', async () => {
  const { user, router } = await openList(free, [ava, ben]);
  await user.click(screen.getByRole('button', { name: 'Active only', pressed: false }));
  expect(screen.queryByText('Ben Stone')).not.toBeInTheDocument();
  expect(screen.getByText('1 of 2 clients')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?show=active');
  await user.click(screen.getByRole('button', { name: 'Active only', pressed: true }));
  expect(screen.getByText('Ben Stone')).toBeInTheDocument();
});
