import { readAttention } from '@formline/shared/contracts/overview/attention';
import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { DEFAULT_ATTENTION } from '@formline/shared/domain/clients/attention';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { buildClient } from '@formline/shared/testing/builders';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApiWithoutTags } from '../testing/fakeApiWithoutTags';
import { buildFigures, buildOverviewOfClient } from '@formline/shared/testing/buildOverview';
import { ClientListRoute } from './ClientListRoute';

const path = '/clients/my-clients';
const today = localCalendarDate(new Date());
const ava = buildClient({ id: 1, first_name: 'Ava', last_name: 'Stone' });
const ben = buildClient({ id: 2, first_name: 'Ben', last_name: 'Okoye' });
const figures = (missed: number) =>
  buildFigures(today, { days_30: { completed: 4 - missed, missed }, days_7: { completed: 1, missed } });

async function openList(at: string, declare?: (api: FakeApi) => void) {
  const api = fakeApiWithoutTags();
  await signInAs(api);
  api.answer(listTrainerClients, [ben, ava]);
  api.answer(listClientGroups, []);
  api.answer(readClientOverview, {
    groups: [{ id: 5, title: 'Early Birds' }],
    clients: [
      buildOverviewOfClient({ id: 1, group_ids: [5], figures: figures(1) }),
      buildOverviewOfClient({ id: 2, figures: figures(0) }),
    ],
  });
  api.answer(readAttention, { settings: DEFAULT_ATTENTION, snoozes: [] });
  declare?.(api);
  return { api, ...renderRoute(<ClientListRoute />, { path, at: path + at }) };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Clients' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent?.replace(/^[A-Z]{2}/, ''));

afterEach(() => localStorage.clear());

it('the table has the figures of each client, sorts by a column and keeps the order in the address', async () => {
  const { user, router } = await openList('');
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  expect(await screen.findAllByText('75%')).toHaveLength(1);
  expect(screen.getByText('Early Birds')).toBeInTheDocument();
  expect(rows()).toEqual(['Ava Stone', 'Ben Okoye']);
  await user.click(screen.getByRole('button', { name: 'Adherence 30 days' }));
  await user.click(screen.getByRole('button', { name: 'Adherence 30 days' }));
  expect(rows()).toEqual(['Ben Okoye', 'Ava Stone']);
  expect(screen.getByRole('columnheader', { name: 'Adherence 30 days' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(router.state.location.search).toBe('?view=table&sort=-adherence30');
  expect(screen.getByRole('link', { name: 'Ava Stone' })).toHaveAttribute(
    'href',
    '/clients/my-clients/ava/dashboard?clientId=1',
  );
});

it('columns are chosen and moved, and remembered', async () => {
  const { user, unmount } = await openList('?view=table');
  await screen.findAllByText('75%');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Adherence 7 days' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads()).not.toContain('Adherence 7 days');
  unmount();
  await openList('?view=table');
  await screen.findAllByText('75%');
  expect(heads()).toEqual([
    'Name',
    'Status',
    'Adherence 30 days',
    'Adherence 90 days',
    'Last session',
    'Next session',
    'Groups',
    'Tags',
  ]);
});

it('filters are in the address, also for the tiles, and can be cleared', async () => {
  const { user, router } = await openList('?group=5');
  expect(await screen.findByText('1 of 2 clients')).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Needs me' }));
  expect(router.state.location.search).toBe('?group=5&needs=me');
  expect(await screen.findByText('1 of 2 clients')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitemradio', { name: 'Inactive' }));
  expect(await screen.findByText('No client matches these filters')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all clients' }));
  expect(screen.getAllByRole('gridcell')).toHaveLength(2);
  expect(router.state.location.search).toBe('');
});

it('asks for no figures where nobody wants them', async () => {
  const { api } = await openList('?status=active');
  expect(await screen.findByText('2 of 2 clients')).toBeInTheDocument();
  expect(api.requests(readClientOverview)).toEqual([]);
});

it('without the figures the table says so and still lists the clients', async () => {
  const { api, user } = await openList('?view=table', (fake) => fake.refuse(readClientOverview, 500));
  expect(await screen.findByText('We couldn’t load the figures.')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Clients' });
  expect(rows()).toEqual(['Ava Stone', 'Ben Okoye']);
  expect(table).not.toHaveAttribute('aria-busy');
  expect(table).not.toHaveTextContent('…');
  api.answer(readClientOverview, { groups: [], clients: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('We couldn’t load the figures.')).not.toBeInTheDocument());
});
