import { listTrainerClients, removeClient } from '@formline/shared/contracts/people/clients';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { listMeasurements } from '@formline/shared/contracts/records/measurements';
import { readDashboardMilestones } from '@formline/shared/contracts/records/milestones';
import { readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import { readOhsaResults } from '@formline/shared/contracts/records/ohsa';
import { type Client, readCurrentUser, readUser } from '@formline/shared/contracts/people/users';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApiWithoutTags } from '../testing/fakeApiWithoutTags';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { localTime } from '@formline/shared/testing/localTime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clientsQuery } from '../queries/clients';
import { ClientDashboardRoute } from './ClientDashboardRoute';

const path = '/clients/my-clients/:client/dashboard';
const at = '/clients/my-clients/ava/dashboard?clientId=11';
const ava = buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' });

const openDashboard = (address = at) => renderRoute(<ClientDashboardRoute />, { path, at: address });

beforeEach(() => {
  const doNotFake = ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'performance'] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake], now: new Date(2026, 5, 14, 12) });
});
afterEach(() => jest.useRealTimers());

describe('an inactive client of a trainer at the limit', () => {
  const { client_user } = ava;
  const inactive = { ...ava, client_user: { ...client_user, active_under_current_trainer: false } };
  const chosen = buildClient({ id: 12, first_name: 'Ben', last_name: 'Stone' });
  const limit = { code: errorCodes.freeClientLimit, key: 'free_client_limit' };

  async function openInactive(clients: Client[], given: { isManager?: boolean; heldUntil?: string } = {}) {
    const api = fakeApiWithoutTags();
    const held_free_places = given.heldUntil ? [given.heldUntil] : [];
    const user = buildCurrentUser({ subscription_expiration_date: null, held_free_places });
    await signInAs(api, user, { isManager: given.isManager ?? false });
    api.answer(listTrainerClients, clients);
    api.refuse(readUser, 409, limit);
    return { api, ...openDashboard() };
  }

  it('has the way to the plans in place of the dashboard, and no card is asked for', async () => {
    const { api } = await openInactive([inactive, chosen]);
    expect(await screen.findByRole('heading', { name: 'Train all your clients' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ava Stone' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/clients/view-subscriptions',
    );
    expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
    for (const card of [listMeasurements, readDashboardMilestones, readLatestNutrition, readOhsaResults]) {
      expect(api.requests(card)).toEqual([]);
    }
  });

  it('is not shown from a list that is loaded while the server has not answered', async () => {
    const api = fakeApiWithoutTags();
    await signInAs(api, buildCurrentUser({ subscription_expiration_date: null }));
    api.answer(listTrainerClients, [inactive]);
    api.hang(readUser);
    const { cache, router } = openDashboard('/');
    await cache.query(clientsQuery({}));
    await act(() => router.navigate(at));
    expect(await screen.findByRole('heading', { level: 1, name: 'Loading client' })).toBeInTheDocument();
    expect(screen.queryByText('Ava Stone')).not.toBeInTheDocument();
  });

  it('can be chosen in the list while a place is left', async () => {
    await openInactive([inactive]);
    expect(await screen.findByText(/You can choose them as a free client in My Clients/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to My Clients' })).toBeInTheDocument();
  });

  it('says when the place of a removed client is free again', async () => {
    await openInactive([inactive], { heldUntil: localTime('2026-07-01T12:00') });
    expect(
      await screen.findByText(/The slot of a client you removed is free again on 7\/1\/26/),
    ).toBeVisible();
  });

  it('can be removed', async () => {
    const { api, user, router } = await openInactive([inactive, chosen]);
    await user.click(await screen.findByRole('button', { name: 'Remove Client' }));
    api.answer(removeClient, { id: 11 });
    api.answer(readCurrentUser, buildCurrentUser({ subscription_expiration_date: null }));
    const question = await screen.findByRole('dialog', { name: 'Remove Ava Stone?' });
    expect(question).not.toHaveTextContent('stays in use');
    await user.click(within(question).getByRole('button', { name: 'Remove Client' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/my-clients'));
  });

  it('is no matter of plans to a manager', async () => {
    await openInactive([inactive, chosen], { isManager: true });
    expect(await screen.findByText('This client is inactive in the trainer’s plan.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Client' })).not.toBeInTheDocument();
  });
});
