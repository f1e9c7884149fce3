import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { readUser } from '@formline/shared/contracts/people/users';
import { listMonthWorkouts } from '@formline/shared/contracts/scheduling/schedules';
import { act, screen, within } from '@testing-library/react';
import { buildScheduledWorkout } from '../testing/builders';
import { AVAS_CALENDAR, openCalendar } from '../testing/calendarPage';
import { stopAtFriday } from '../testing/clock';

const workouts = [
  buildScheduledWorkout({ id: 1, workout_name: 'Push Day', workout_date: '2026-11-20' }),
  buildScheduledWorkout({ id: 2, workout_name: 'Walk', workout_date: '2026-11-18', is_complete: true }),
  buildScheduledWorkout({ id: 3, workout_name: 'Legs', workout_date: '2026-11-16' }),
  buildScheduledWorkout({ id: 4, workout_name: 'Snow Run', workout_date: '2026-12-03' }),
];

const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

it('opens on today, with the workouts of the month and of the day', async () => {
  await openCalendar({ workouts });
  expect(await screen.findByText('1 of 3 workouts complete')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Calendar' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'November 2026' })).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell')).toHaveLength(35);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
  const today = await day(/^Friday, November 20, 2026, 1 workout, Upcoming/);
  expect(today).toHaveAttribute('aria-selected', 'true');
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(today).toHaveTextContent('Push Day');
  const friday = panel('Friday');
  expect(friday.getByText('11/20/2026')).toBeInTheDocument();
  expect(friday.getByRole('listitem')).toHaveTextContent(
    'Push DayStrong Start · General FitnessUpcoming45+ mins',
  );
});

it('says of each day how it stands', async () => {
  await openCalendar({ workouts });
  expect(await day(/^Wednesday, November 18, 2026, 1 workout, Complete/)).toBeInTheDocument();
  expect(await day(/^Monday, November 16, 2026, 1 workout, Incomplete/)).toBeInTheDocument();
  expect(await day(/^Thursday, December 3, 2026, 1 workout, Upcoming/)).toBeInTheDocument();
  expect(await day(/^Tuesday, November 17, 2026, No workouts/)).toBeInTheDocument();
});

it('asks once for each month its weeks touch', async () => {
  const { api } = await openCalendar({ workouts });
  await day(/November 20, 2026, 1 workout/);
  expect(api.requests(listMonthWorkouts).map(({ params, query }) => ({ ...params, ...query }))).toEqual([
    { id: '11', month: '11', year: '2026' },
    { id: '11', month: '12', year: '2026' },
  ]);
});

it('leads back to the client and to the list', async () => {
  await openCalendar({ workouts });
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(await way.findByRole('link', { name: 'Ava Stone' })).toHaveAttribute(
    'href',
    '/clients/my-clients/ava/dashboard?clientId=11',
  );
  expect(way.getByRole('link', { name: 'My Clients' })).toHaveAttribute('href', '/clients/my-clients');
});

it('turns the months, keeps the day in the address and comes back with the browser', async () => {
  const { user, router } = await openCalendar({ workouts, address: `${AVAS_CALENDAR}&date=2026-12-31` });
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?clientId=11&date=2026-11-30');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(router.state.location.search).toBe('?clientId=11&date=2026-12-30');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(router.state.location.search).toBe('?clientId=11&date=2026-11-20');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
});

it('shows the day that is clicked, says so, and stays one step of the history', async () => {
  const { user, router } = await openCalendar({ workouts });
  await user.click(await day(/^Monday, November 16, 2026, 1 workout, Incomplete/));
  const monday = panel('Monday');
  expect(monday.getByText('Legs')).toBeInTheDocument();
  expect(monday.getByText('Incomplete')).toBeInTheDocument();
  expect(screen.getByText('Monday, November 16, 2026, 1 workout, Incomplete, selected')).toBeInTheDocument();
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.search).toBe('?clientId=11&date=2026-11-16');
});

it('counts what does not fit into a day and shows all of it when asked', async () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((name, index) =>
    buildScheduledWorkout({ id: 20 + index, workout_name: `Workout ${name}`, workout_date: '2026-11-10' }),
  );
  const { user } = await openCalendar({ workouts: many });
  const tenth = within(await day(/^Tuesday, November 10, 2026, 5 workouts, Incomplete/));
  expect(tenth.getAllByText(/^Workout/).map((chip) => chip.textContent)).toEqual([
    'Workout A',
    'Workout B',
    'Workout C',
  ]);
  await user.click(tenth.getByRole('button', { name: '+2 more' }));
  expect(panel('Tuesday').getAllByRole('listitem')).toHaveLength(5);
});

it('moves by the keyboard, turns the page at its edge and selects with Enter', async () => {
  const { user, router } = await openCalendar({ workouts, address: `${AVAS_CALENDAR}&date=2026-12-10` });
  const start = await day(/^Thursday, December 10, 2026, No workouts/);
  act(() => start.focus());
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(await day(/^Wednesday, December 16/)).toHaveFocus();
  expect(router.state.location.search).toBe('?clientId=11&date=2026-12-10');
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?clientId=11&date=2026-12-16');
  await user.keyboard('{Home}');
  expect(await day(/^Sunday, December 13/)).toHaveFocus();
  await user.keyboard('{End}{PageUp}');
  expect(await day(/^Thursday, November 19/)).toHaveFocus();
  expect(router.state.location.search).toBe('?clientId=11&date=2026-11-19');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeInTheDocument();
  expect(await day(/^Thursday, October 29/)).toHaveFocus();
  expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
});

it('keeps the focus on a day of the next month that is selected', async () => {
  const { user } = await openCalendar({ workouts, address: `${AVAS_CALENDAR}&date=2026-11-26` });
  const start = await day(/^Thursday, November 26/);
  act(() => start.focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await day(/^Friday, December 4/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
  expect(await day(/^Friday, December 4/)).toHaveFocus();
  await user.click(await day(/^Saturday, January 2,/));
  expect(await day(/^Saturday, January 2,/)).toHaveFocus();
});

it('has the way to the plans for a client beyond the free limit', async () => {
  const limit = { code: errorCodes.freeClientLimit, key: 'free_client_limit' };
  await openCalendar({ answers: (api) => api.refuse(readUser, 409, limit) });
  expect(await screen.findByRole('heading', { name: 'Train all your clients' })).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});
