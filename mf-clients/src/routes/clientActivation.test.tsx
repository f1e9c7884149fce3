import {
  deactivateClients,
  listTrainerClients,
  reactivateClients,
} from '@formline/shared/contracts/people/clients';
import { type Client, type CurrentUser, readCurrentUser } from '@formline/shared/contracts/people/users';
import { updateCurrentUser } from '@formline/shared/session';
import { buildClient, buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { fakeApiWithoutTags } from '../testing/fakeApiWithoutTags';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { localTime } from '@formline/shared/testing/localTime';
import { act, screen, waitFor } from '@testing-library/react';
import { ClientListRoute } from './ClientListRoute';
import { SubscriptionRoute } from './SubscriptionRoute';

const path = '/clients/my-clients';
const PAST = '2020-01-01T00:00:00.000Z';
const expired = buildCurrentUser({ subscription_expiration_date: PAST });
const upgraded = { ...expired, subscription_expiration_date: localTime('2099-01-01T12:00') };
const foundation = {
  permission_type: 'edge',
  name: 'edge_trainer_foundation',
  expiration_at: localTime('2099-01-01T12:00'),
};

const clientsWith = (...active: readonly boolean[]): Client[] =>
  active.map((active_under_current_trainer, index) =>
    buildClient({
      id: index + 1,
      first_name: `Client${index + 1}`,
      client_user: { active_under_current_trainer },
    }),
  );

async function openList(user: CurrentUser, clients: Client[], how: { isManager?: boolean } = {}) {
  const api = fakeApiWithoutTags();
  await signInAs(api, user, how);
  api.answer(listTrainerClients, clients);
  api.answer(reactivateClients, clientsWith(...clients.map(() => true)));
  api.answer(deactivateClients, clientsWith(...clients.map(() => false)));
  return { api, ...renderRoute(<ClientListRoute />, { path }) };
}

const changes = (api: FakeApi) => [
  ...api.requests(reactivateClients).map(({ query }) => ({ reactivate: query })),
  ...api.requests(deactivateClients).map(() => 'deactivate all'),
];
const ALL_REACTIVATED = [{ reactivate: { activateAll: 'true' } }];

it.each([
  ['a subscriber', buildCurrentUser()],
  ['a bypassed trainer', buildCurrentUser({ subscription_expiration_date: null, bypass_subscription: true })],
  [
    'the foundation permission',
    buildCurrentUser({ subscription_expiration_date: PAST, permissions: [foundation] }),
  ],
])('activates all clients for %s', async (_whose, user) => {
  const { api } = await openList(user, clientsWith(true, false, false));
  expect(await screen.findByText('3 clients')).toBeInTheDocument();
  expect(changes(api)).toEqual(ALL_REACTIVATED);
});

it.each([
  ['a subscription that is over', expired],
  ['no subscription', buildCurrentUser({ subscription_expiration_date: null })],
])('deactivates all beyond the limit with %s, and asks to choose', async (_whose, user) => {
  const { api } = await openList(user, clientsWith(true, true, false));
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose 1 Client Free' })).toBeInTheDocument();
  expect(changes(api)).toEqual(['deactivate all']);
});

it.each([
  ['within the limit', expired, clientsWith(true, false), {}],
  ['for a subscriber whose clients are all active', buildCurrentUser(), clientsWith(true, true), {}],
  ['for a manager', expired, clientsWith(true, true), { isManager: true }],
  [
    'in a club’s profile',
    buildCurrentUser({ club_connect_user: [buildClubProfile()] }),
    clientsWith(true, false),
    {},
  ],
])('leaves the clients alone %s', async (_when, user, clients, how) => {
  const { api } = await openList(user, clients, how);
  await screen.findByRole('grid');
  expect(changes(api)).toEqual([]);
});

it('goes by what the server knows now: an upgrade made in the app is not undone', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, expired);
  api.answer(readCurrentUser, upgraded);
  api.answer(listTrainerClients, clientsWith(true, true, true));
  renderRoute(<ClientListRoute />, { path });
  await waitFor(() => expect(api.requests(readCurrentUser).length).toBeGreaterThan(1));
  expect(await screen.findByText('3 clients')).toBeInTheDocument();
  expect(changes(api)).toEqual([]);
});

it('activates all once the plans page has found an upgrade made in the app', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, expired);
  api.answer(readCurrentUser, upgraded);
  const plans = renderRoute(<SubscriptionRoute />, { path: '/clients/view-subscriptions' });
  expect(await screen.findByText('Runs until 1/1/99')).toBeInTheDocument();
  plans.unmount();
  api.answer(listTrainerClients, clientsWith(true, false, false));
  api.answer(reactivateClients, clientsWith(true, true, true));
  renderRoute(<ClientListRoute />, { path });
  expect(await screen.findByText('3 clients')).toBeInTheDocument();
  expect(changes(api)).toEqual(ALL_REACTIVATED);
});

it('activates all when an upgrade is heard of after all were deactivated', async () => {
  const { api } = await openList(expired, clientsWith(true, true, false));
  expect(await screen.findByText('3 clients, 3 inactive')).toBeInTheDocument();
  api.answer(readCurrentUser, upgraded);
  api.answer(listTrainerClients, clientsWith(false, false, false));
  act(() => updateCurrentUser(upgraded));
  expect(await screen.findByText('3 clients')).toBeInTheDocument();
  expect(changes(api)).toEqual([...ALL_REACTIVATED, 'deactivate all']);
});

it('does not repeat what another tab has just done', async () => {
  const api = fakeApiWithoutTags();
  await signInAs(api, expired);
  const lists = [clientsWith(true, true, true), clientsWith(false, false, false)];
  api.answer(listTrainerClients, () => lists.shift() ?? []);
  renderRoute(<ClientListRoute />, { path });
  expect(await screen.findByText('3 clients, 3 inactive')).toBeInTheDocument();
  expect(changes(api)).toEqual([]);
});

it('says when the clients could not be matched with the subscription, shows them, and tries again', async () => {
  const { api, user } = await openList(buildCurrentUser(), clientsWith(true, false));
  api.refuse(reactivateClients, 500);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t match your clients with your subscription.',
  );
  expect(screen.getByText('2 clients, 1 inactive')).toBeInTheDocument();
  api.answer(reactivateClients, clientsWith(true, true));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 clients')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
