import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { readUser } from '@formline/shared/contracts/people/users';
import { screen, waitFor, within } from '@testing-library/react';
import { buildScheduledWorkout } from '../../testing/builders';
import { answerMonths, ava, AVAS_CALENDAR, openCalendar } from '../../testing/calendarPage';
import { stopAtFriday } from '../../testing/clock';

const push = buildScheduledWorkout({ workout_name: 'Push Day', workout_date: '2026-11-20' });

const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

it('keeps its days while the workouts are loading', async () => {
  await openCalendar({ answers: (api) => api.hang(listMonthWorkouts) });
  expect(screen.getByRole('grid', { name: 'Workouts in November 2026' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(screen.getAllByRole('gridcell')).toHaveLength(35);
  expect(screen.getByText('Loading workouts')).toBeInTheDocument();
  expect(await screen.findByText('Ava Stone', { selector: 'a' })).toBeInTheDocument();
});

it.each([
  ['February 2026', '2026-02-10', 4],
  ['November 2026', '2026-11-20', 5],
  ['August 2026', '2026-08-31', 6],
])('shows of %s the weeks it has', async (_month, date, weeks) => {
  await openCalendar({ address: `${AVAS_CALENDAR}&date=${date}` });
  expect(screen.getAllByRole('row')).toHaveLength(1 + weeks);
});

it('says when a month could not be loaded, keeps the others, and tries again', async () => {
  const { api, user } = await openCalendar({ address: `${AVAS_CALENDAR}&date=2026-01-05` });
  api.refuse(listMonthWorkouts, 500);
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to fetch schedule. Please try again later.',
  );
  expect(panel('Friday').getByText('Failed to load schedule data.')).toBeInTheDocument();
  answerMonths(api, [push]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await day(/^Friday, November 20, 2026, 1 workout, Upcoming/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows an empty month as such', async () => {
  await openCalendar({ workouts: [] });
  expect(await screen.findByText('No workouts on this day')).toBeInTheDocument();
  expect(screen.getByText('No workouts')).toBeInTheDocument();
});

it.each(['', '?clientId=', '?clientId=ava'])(
  'leads an address without a client to the list: %p',
  async (query) => {
    const { api, router } = await openCalendar({
      address: `/clients/my-clients/ava/dashboard/calendar${query}`,
      answers: (fake) => fake.answer(listTrainerClients, []),
    });
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/clients/my-clients');
    expect(api.requests(listMonthWorkouts)).toEqual([]);
  },
);

it.each([403, 404])('leads back to the list for a client of somebody else: %p', async (status) => {
  await openCalendar({ answers: (api) => api.refuse(readUser, status) });
  expect(await screen.findByText('This client is not in your list')).toBeInTheDocument();
});

it('says when the client could not be loaded and tries again', async () => {
  const { api, user } = await openCalendar({
    workouts: [push],
    answers: (fake) => fake.refuse(readUser, 500),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this client');
  api.answer(readUser, ava);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await day(/^Friday, November 20, 2026, 1 workout, Upcoming/)).toBeInTheDocument();
});

it('offers each way to schedule, beginning on the chosen day', async () => {
  const { user } = await openCalendar({ address: `${AVAS_CALENDAR}&date=2026-12-10` });
  await user.click(await screen.findByRole('button', { name: 'Schedule Workout' }));
  const ways = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
  const path = '/clients/my-clients/ava/dashboard/calendar';
  expect(ways).toEqual([
    ['Exercises', `${path}/schedule-exercises?clientId=11&date=2026-12-10`],
    ['Workouts', `${path}/schedule-workouts?clientId=11&date=2026-12-10`],
    ['Programs', `${path}/schedule-programs?clientId=11&date=2026-12-10`],
  ]);
});

it('tells a manager whose calendar it is, and that it is to be looked at', async () => {
  const { unmount } = await openCalendar({ isManager: true });
  expect(screen.getByText(/^You are viewing a Trainer's Dashboard\./)).toBeInTheDocument();
  expect(screen.getByText('View assigned workouts')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Schedule Workout' })).not.toBeInTheDocument();
  unmount();
  await openCalendar();
  expect(screen.queryByText(/^You are viewing/)).not.toBeInTheDocument();
  expect(screen.queryByText('View assigned workouts')).not.toBeInTheDocument();
});

it('shows fallbacks for what a workout does not have, and that it came with a group', async () => {
  const standalone = {
    program_name: null,
    program_category_name: '',
    total_dur_seconds: 0,
    client_group_id: 7,
  };
  await openCalendar({
    workouts: [{ ...push, ...standalone }],
    answers: (fake) => fake.hang(readClientGroup),
  });
  const item = await panel('Friday').findByRole('listitem');
  expect(item).toHaveTextContent('Push DayLifestyleUpcomingGroup workout');
});

it('names the group a workout came with and leads to its calendar', async () => {
  await openCalendar({ workouts: [{ ...push, client_group_id: 7 }] });
  expect(await screen.findByRole('link', { name: 'Group: Runners' })).toHaveAttribute(
    'href',
    '/groups/my-groups/7/dashboard?date=2026-11-20',
  );
});

it('stays small with thousands of workouts', async () => {
  const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
  const heavy = Array.from({ length: 3000 }, (_, index) =>
    buildScheduledWorkout({ id: index + 1, workout_date: days[index % days.length] ?? '' }),
  );
  await openCalendar({ workouts: heavy, address: `${AVAS_CALENDAR}&date=2026-11-30` });
  expect(await day(/^Saturday, November 7, 2026, 100 workouts, Incomplete/)).toHaveTextContent('+97 more');
  expect(screen.getByRole('grid').querySelectorAll('*').length).toBeLessThanOrEqual(400);
});

it('opens for the only client of the first name in the path', async () => {
  const { router } = await openCalendar({
    address: '/clients/my-clients/ava/dashboard/calendar?date=2026-11-23',
    answers: (fake) => fake.answer(listTrainerClients, [ava]),
  });
  expect(await screen.findByRole('gridcell', { name: /^Monday, November 23, 2026/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(router.state.location.search).toBe('?date=2026-11-23&clientId=11');
});

it.each(['2026-02-30', 'tomorrow', '9999-12-31'])(
  'takes a date that is none out of the address: %s',
  async (date) => {
    const { router } = await openCalendar({ address: `${AVAS_CALENDAR}&date=${date}` });
    expect(await screen.findByRole('gridcell', { name: /^Friday, November 20, 2026/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await waitFor(() => expect(router.state.location.search).toBe('?clientId=11'));
  },
);

it('puts the right name into the address', async () => {
  const { router } = await openCalendar({
    address: '/clients/my-clients/wendy/dashboard/calendar?clientId=11',
  });
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/clients/my-clients/ava/dashboard/calendar'),
  );
});
