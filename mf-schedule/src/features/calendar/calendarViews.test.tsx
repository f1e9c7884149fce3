import { readWorkout } from '@formline/shared/contracts/library/workouts';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { screen, waitFor, within } from '@testing-library/react';
import { buildScheduledWorkout } from '../../testing/builders';
import { AVAS_CALENDAR, openCalendar } from '../../testing/calendarPage';
import { stopAtFriday } from '../../testing/clock';
import { weeksShown } from './calendarView';

const push = buildScheduledWorkout({ id: 1, workout_name: 'Push Day', workout_date: '2026-11-20' });
const pull = buildScheduledWorkout({ id: 2, workout_name: 'Pull Day', workout_date: '2026-11-27' });
const later = buildScheduledWorkout({ id: 3, workout_name: 'Long Walk', workout_date: '2026-12-01' });

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

const open = (show = '') =>
  openCalendar({ address: `${AVAS_CALENDAR}${show}`, workouts: [push, pull, later] });

it('two weeks stay the same while one of their days is selected', () => {
  const days = weeksShown('two-weeks', '2026-11-20');
  expect(days.map((week) => week.length)).toEqual([7, 7]);
  for (const day of days.flat()) expect(weeksShown('two-weeks', day)).toEqual(days);
  expect(weeksShown('two-weeks', '2026-11-20').flat()).toContain('2026-11-20');
});

it('shows two weeks, turns them, and keeps the view in the address', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Two weeks' }));
  await waitFor(() => expect(screen.getAllByRole('gridcell')).toHaveLength(14));
  expect(router.state.location.search).toContain('show=two-weeks');
  expect(screen.getByText('0 of 1 workout complete')).toBeVisible();
  const first = screen.getAllByRole('gridcell')[0]?.getAttribute('data-date');
  await user.click(screen.getByRole('button', { name: 'Next two weeks' }));
  await waitFor(() => expect(screen.getAllByRole('gridcell')[0]?.getAttribute('data-date')).not.toBe(first));
});

it('lists the days of the month that have workouts, without the panel of the day', async () => {
  const { user, api } = await open('&show=agenda');
  api.hang(readSchedule);
  api.hang(readWorkout);
  const list = within(await screen.findByRole('list', { name: 'Agenda' }));
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Friday, November 20, 2026',
    'Friday, November 27, 2026',
  ]);
  expect(screen.queryByRole('region', { name: 'Friday' })).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Pull Day' }));
  expect(await screen.findByRole('dialog', { name: 'Pull Day' })).toBeVisible();
});

it('an agenda of a month without workouts says so', async () => {
  await open('&show=agenda&date=2026-09-10');
  expect(await screen.findByText('No workouts in this month')).toBeVisible();
});
