import { readAttention } from '@formline/shared/contracts/overview/attention';
import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import { DEFAULT_ATTENTION } from '@formline/shared/domain/clients/attention';
import { buildFigures, buildOverviewOfClient } from '@formline/shared/testing/buildOverview';
import { type Activity, listActivities } from '@formline/shared/contracts/people/activityFeed';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { buildClient, buildCurrentUser, memberOf } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { announceChange } from '@formline/shared/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildActivity } from '../testing/buildActivity';
import { ManagerDashboardRoute } from './ManagerDashboardRoute';

const ava = buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' });
const resting = buildClient({
  id: 12,
  first_name: 'Ben',
  last_name: 'Okoye',
  client_user: { id: 22, active_under_current_trainer: false },
});
const member = (id: number) => memberOf({ ...ava, id, client_user: { ...ava.client_user, id } });
const group = (id: number, title: string, members: readonly number[]) => ({
  id,
  title,
  client_group_clients: members.map(member),
  club_id: null,
  location_id: null,
  date: '2026-01-01T00:00:00.000Z',
});
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const lines = (count: number, given: Partial<Activity> = {}): Activity[] =>
  Array.from({ length: count }, (_, index) =>
    buildActivity({ id: index + 1, happened_at: minutesAgo(index), ...given }),
  );

const done = { completed: 3, missed: 1 };
const avasFigures = buildOverviewOfClient({
  id: 11,
  full_name: 'Ava Stone',
  figures: buildFigures('2028-03-01', { days_7: { completed: 0, missed: 1 }, days_30: done, days_90: done }),
});

async function openDashboard(declare: (api: FakeApi) => void = () => undefined) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager: true });
  api.answer(listTrainerClients, [resting, ava]);
  api.answer(listClientGroups, [group(5, 'Early Birds', [21]), group(6, 'Lunch Crew', [21, 22])]);
  api.answer(listActivities, lines(3));
  api.answer(readAttention, { settings: DEFAULT_ATTENTION, snoozes: [] });
  api.answer(readClientOverview, { groups: [], clients: [avasFigures] });
  declare(api);
  return { api, ...renderRoute(<ManagerDashboardRoute />, { path: '/dashboard/cc-dashboard' }) };
}

const feed = () => within(screen.getByRole('region', { name: 'Activity' }));

it("shows a manager the trainer's practice at a glance, under the notice", async () => {
  await openDashboard();
  expect(screen.getByRole('heading', { level: 1, name: 'My Dashboard' })).toBeInTheDocument();
  expect(
    screen.getByText(
      "You are viewing a Trainer's Dashboard. All actions and data shown are specific to this trainer.",
    ),
  ).toBeInTheDocument();
  const figures = screen.getByRole('region', { name: 'The practice at a glance' });
  await waitFor(() =>
    expect(figures).toHaveTextContent(
      'Clients21 active, 1 inactiveGroups22 clients train in a groupWorkouts completed3in the last 7 daysAdherence, 30 days75%75% in 90 days',
    ),
  );
  expect(within(figures).getByRole('link', { name: 'Clients' })).toHaveAttribute(
    'href',
    '/clients/my-clients',
  );
  expect(within(figures).getByRole('link', { name: 'Groups' })).toHaveAttribute('href', '/groups/my-groups');
});

it('leads to the dashboards of clients and changes nothing', async () => {
  await openDashboard();
  const clients = within(screen.getByRole('region', { name: 'Clients' }));
  const links = await clients.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['ASAva Stone75%', '/clients/my-clients/ava/dashboard?clientId=11'],
    ['BOBen OkoyeInactive', '/clients/my-clients/ben/dashboard?clientId=12'],
    ['View all 2 clients', '/clients/my-clients'],
  ]);
  const groups = within(screen.getByRole('region', { name: 'Groups' }));
  expect((await groups.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    'Lunch Crew2 clients',
    'Early Birds1 client',
  ]);
  expect(screen.queryByRole('button', { name: /add|edit|delete|save/i })).not.toBeInTheDocument();
});

it('shows who needs the trainer and why, as Today does', async () => {
  await openDashboard();
  const needs = within(screen.getByRole('region', { name: 'Needs the trainer' }));
  expect((await needs.findAllByRole('link')).map((link) => link.textContent)).toContain(
    'ASAva StoneMissed sessions',
  );
  expect(needs.getByRole('link', { name: /of Today$/ })).toHaveAttribute('href', '/clients/today');
});

it('shows what happened by days, twenty lines at a time', async () => {
  const { api, user } = await openDashboard((fake) =>
    fake.answer(listActivities, ({ query }) => {
      if (query['size'] !== undefined) return [];
      return query['page'] === '2' ? [buildActivity({ id: 99, subject: 'First Steps' })] : lines(20);
    }),
  );
  expect(await feed().findByRole('heading', { name: 'Today' })).toBeInTheDocument();
  expect(feed().getAllByRole('listitem')).toHaveLength(20);
  expect(feed().getAllByRole('link', { name: 'Ava Stone' })[0]).toHaveAttribute(
    'href',
    '/clients/my-clients/ava/dashboard?clientId=11',
  );
  await user.click(feed().getByRole('button', { name: 'Show more' }));
  expect(await feed().findByText(/completed First Steps/)).toBeInTheDocument();
  expect(feed().queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(api.requests(listActivities).filter(({ query }) => query['page'] === '2')).toHaveLength(1);
});

it('asks for the next lines after those that are asked for again', async () => {
  const { api, user } = await openDashboard((fake) => fake.answer(listActivities, lines(20)));
  const more = await feed().findByRole('button', { name: 'Show more' });
  api.hang(listActivities);
  act(() => announceChange(listActivities.resources));
  const asked = (page: string) =>
    api.requests(listActivities).filter(({ query }) => query['page'] === page && query['size'] === undefined);
  await waitFor(() => expect(asked('1')).toHaveLength(2));
  await user.click(more);
  expect(asked('2')).toEqual([]);
});

it('keeps the lines when the next ones do not come, and says so', async () => {
  const { api, user } = await openDashboard((fake) => fake.answer(listActivities, lines(20)));
  const more = await feed().findByRole('button', { name: 'Show more' });
  api.refuse(listActivities, 500);
  await user.click(more);
  expect(await feed().findByText('We couldn’t load more activity.')).toBeInTheDocument();
  expect(feed().getAllByRole('listitem')).toHaveLength(20);
});

it('shows one kind of activity or what is searched for, and keeps both in the address', async () => {
  const { api, user, router } = await openDashboard((fake) =>
    fake.answer(listActivities, ({ query }) => (query['search'] === undefined ? lines(1) : [])),
  );
  await feed().findAllByRole('listitem');
  await user.click(feed().getByRole('radio', { name: 'Goals' }));
  await waitFor(() =>
    expect(api.requests(listActivities).at(-1)?.query).toEqual({
      page: '1',
      activity_types: 'milestone_completed,goal_changed',
    }),
  );
  await user.type(feed().getByRole('searchbox', { name: 'Search activity' }), 'nobody');
  expect(await feed().findByText('No Search Results Found.')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?activity=goals&search=nobody');
  await user.click(feed().getByRole('button', { name: 'Show all activity' }));
  expect(await feed().findAllByRole('listitem')).toHaveLength(1);
  expect(router.state.location.search).toBe('');
});

it('says so where there is nothing', async () => {
  await openDashboard((api) => {
    api.answer(listTrainerClients, []);
    api.answer(listClientGroups, []);
    api.answer(listActivities, []);
  });
  expect(await feed().findByText('Nothing has happened yet')).toBeInTheDocument();
  expect(await screen.findByText('No clients yet.')).toBeInTheDocument();
  expect(await screen.findByText('No groups yet.')).toBeInTheDocument();
});

it('says in each part that it could not be loaded, and tries again', async () => {
  const { api, user } = await openDashboard((fake) => {
    fake.refuse(listTrainerClients, 500);
    fake.refuse(listActivities, 500);
  });
  expect(await feed().findByText('We couldn’t load the activity')).toBeInTheDocument();
  expect(await screen.findByText('We couldn’t load this card.')).toBeInTheDocument();
  expect(screen.getAllByText('n/a')).toHaveLength(2);
  expect(await screen.findByText('Lunch Crew')).toBeInTheDocument();
  api.answer(listActivities, lines(2));
  await user.click(feed().getByRole('button', { name: 'Try again' }));
  expect(await feed().findAllByRole('listitem')).toHaveLength(2);
});
