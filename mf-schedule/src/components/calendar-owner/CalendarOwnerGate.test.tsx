import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { readUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { buildGroup } from '../../testing/builders';
import { CalendarOwnerGate } from './CalendarOwnerGate';

const AVA = '/clients/my-clients/ava/dashboard/calendar/schedule-programs?clientId=11';
const RUNNERS = '/groups/my-groups/7/dashboard/calendar/schedule-programs';
const ava = buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' });

async function openGate(at: string, answers: (api: FakeApi) => void = () => {}, isManager = false) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager });
  answers(api);
  const gate = (
    <CalendarOwnerGate title="Assign Program">{(owner) => <p>{JSON.stringify(owner)}</p>}</CalendarOwnerGate>
  );
  return { api, ...renderRoute(gate, { path: at.replace(/\?.*/, ''), at }) };
}

it('knows the client of the address', async () => {
  await openGate(AVA, (api) => api.answer(readUser, ava));
  expect(
    await screen.findByText(/"kind":"client","id":11,"name":"Ava Stone","firstName":"Ava"/),
  ).toBeVisible();
});

it('knows the group of the address', async () => {
  await openGate(RUNNERS, (api) => api.answer(readClientGroup, buildGroup({ id: 7, title: 'Runners' })));
  expect(await screen.findByText('{"kind":"group","id":7,"name":"Runners"}')).toBeVisible();
});

it('keeps the title while it asks', async () => {
  await openGate(AVA, (api) => api.hang(readUser));
  expect(screen.getByRole('heading', { level: 1, name: 'Assign Program' })).toBeVisible();
  expect(screen.getByText('Loading client')).toBeInTheDocument();
});

it.each([
  ['/clients/my-clients/ava/dashboard/calendar/schedule-programs', '/clients/my-clients'],
  ['/clients/my-clients/ava/dashboard/calendar/schedule-programs?clientId=ava', '/clients/my-clients'],
  ['/groups/my-groups/runners/dashboard/calendar/schedule-programs', '/groups/my-groups'],
])('leads from %s, which names nobody, to the list', async (address, list) => {
  const { router } = await openGate(address, (api) => api.answer(listTrainerClients, []));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(router.state.location.pathname).toBe(list);
});

it('knows the only client of the first name in the path', async () => {
  const address = '/clients/my-clients/ava/dashboard/calendar/schedule-programs?date=2026-11-23';
  const { router } = await openGate(address, (api) => {
    api.answer(listTrainerClients, [ava, buildClient({ id: 12, first_name: 'Ben' })]);
    api.answer(readUser, ava);
  });
  expect(await screen.findByText(/"id":11,"name":"Ava Stone"/)).toBeVisible();
  expect(router.state.location.search).toBe('?date=2026-11-23&clientId=11');
});

it('leaves the choice among several clients of that name to the dashboard', async () => {
  const address = '/clients/my-clients/ava/dashboard/calendar';
  const { router } = await openGate(address, (api) =>
    api.answer(listTrainerClients, [ava, buildClient({ id: 12, first_name: 'Ava' })]),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/my-clients/ava/dashboard'));
});

it('says when nobody can be looked up by name, and tries again', async () => {
  await openGate('/clients/my-clients/ava/dashboard/calendar', (api) => api.refuse(listTrainerClients, 503));
  expect(await screen.findByText('We couldn’t load this client')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each([403, 404])('leads back to the list for a client of somebody else: %p', async (status) => {
  await openGate(AVA, (api) => api.refuse(readUser, status));
  expect(await screen.findByText('This client is not in your list')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to My Clients' })).toHaveAttribute(
    'href',
    '/clients/my-clients',
  );
});

it.each([403, 404])('leads back to the list for a group that is not the trainer’s: %p', async (status) => {
  await openGate(RUNNERS, (api) => api.refuse(readClientGroup, status));
  expect(await screen.findByText('This group is not in your list')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to My Groups' })).toHaveAttribute(
    'href',
    '/groups/my-groups',
  );
});

it('says when the client could not be loaded and tries again', async () => {
  const { api, user } = await openGate(AVA, (fake) => fake.refuse(readUser, 500));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this client');
  api.answer(readUser, ava);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/"name":"Ava Stone"/)).toBeVisible();
});

it('says when the group could not be loaded and tries again', async () => {
  const { api, user } = await openGate(RUNNERS, (fake) => fake.refuse(readClientGroup, 500));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this group');
  api.answer(readClientGroup, buildGroup({ id: 7, title: 'Runners' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/"name":"Runners"/)).toBeVisible();
});

describe('a client beyond the free limit', () => {
  const refuse = (api: FakeApi) =>
    api.refuse(readUser, 409, { code: errorCodes.freeClientLimit, key: 'free_client_limit' });

  it('has the way to the plans in place of the page', async () => {
    await openGate(AVA, refuse);
    expect(await screen.findByRole('heading', { name: 'Train all your clients' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/clients/view-subscriptions',
    );
    expect(screen.getByRole('link', { name: 'Back to My Clients' })).toBeVisible();
  });

  it('is only named inactive to managers', async () => {
    await openGate(AVA, refuse, true);
    expect(await screen.findByText('This client is inactive in the trainer’s plan.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
  });
});
