import { listMonthWorkouts, type ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen } from '@testing-library/react';
import { buildScheduledWorkout } from '../../testing/builders';
import { stopAtFriday } from '../../testing/clock';
import { renderRoute } from '@formline/shared/testing/render';
import { ScheduleCard } from './ScheduleCard';

const push = buildScheduledWorkout({ id: 1, workout_name: 'Push Day', workout_date: '2026-11-20' });
const done = buildScheduledWorkout({
  id: 2,
  workout_name: 'Long Walk',
  workout_date: '2026-11-18',
  is_complete: true,
});

const showCard = () =>
  renderRoute(<ScheduleCard clientId={11} clientFirstName="Ava" onOpen={jest.fn()} />, {
    path: '/',
    at: '/',
  });

async function openCard({ workouts = [push, done], isManager = false } = {}) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager });
  api.answer(listMonthWorkouts, ({ query }) => inMonth(workouts, query['month']));
  return { api, ...showCard() };
}

const inMonth = (workouts: readonly ScheduledWorkout[], month = '') =>
  workouts.filter(({ workout_date }) => Number(workout_date.slice(5, 7)) === Number(month));

const days = () => screen.getAllByRole('radio');

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

it('shows the week from Sunday, how its days stand, and the workouts of today', async () => {
  await openCard();
  expect(await screen.findByText('1 of 2 workouts complete')).toBeInTheDocument();
  expect(days().map((day) => day.textContent)).toEqual(['S15', 'M16', 'T17', 'W18', 'T19', 'F20', 'S21']);
  expect(
    screen.getByRole('radio', { name: 'Wednesday, November 18, 2026, 1 workout, Complete' }),
  ).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Friday, November 20, 2026, 1 workout, Upcoming' })).toBeChecked();
  expect(screen.getByRole('listitem')).toHaveTextContent('Push Day');
});

it('shows the workouts of the day that is chosen', async () => {
  const { user } = await openCard();
  await user.click(await screen.findByRole('radio', { name: /^Wednesday/ }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Long Walk');
  await user.click(screen.getByRole('radio', { name: /^Thursday/ }));
  expect(screen.getByText('No workouts on this day')).toBeInTheDocument();
});

it('turns the weeks and comes back to today', async () => {
  const { user, api } = await openCard();
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(screen.getByRole('radio', { name: /^Friday, December 4, 2026/ })).toBeChecked();
  expect(await screen.findByText('No workouts')).toBeInTheDocument();
  expect(api.requests(listMonthWorkouts).map(({ query }) => query['month'])).toEqual(['11', '12']);
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('radio', { name: /^Friday, November 20/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(screen.getByRole('radio', { name: /^Friday, November 13/ })).toBeChecked();
});

it('moves by the arrow keys, also into the next week', async () => {
  const { user } = await openCard();
  act(() => screen.getByRole('radio', { checked: true }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: /^Sunday, November 22/ })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: /^Saturday, November 21/ })).toHaveFocus();
  expect(days().filter((day) => day.tabIndex === 0)).toHaveLength(1);
});

it('leads to the calendar at the chosen day, where work is scheduled', async () => {
  const { user } = await openCard();
  await user.click(await screen.findByRole('radio', { name: /^Wednesday/ }));
  expect(screen.getByRole('link', { name: 'Schedule Workout' })).toHaveAttribute(
    'href',
    '/clients/my-clients/ava/dashboard/calendar?clientId=11&date=2026-11-18',
  );
});

it('words the way to the calendar for a manager as a look', async () => {
  await openCard({ isManager: true });
  expect(screen.getByRole('link', { name: 'View assigned workouts' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Schedule Workout' })).not.toBeInTheDocument();
});

it('keeps the week while its workouts are loading', async () => {
  const api = fakeApi();
  await signInAs(api);
  api.hang(listMonthWorkouts);
  showCard();
  expect(days()).toHaveLength(7);
  expect(screen.getByText('Loading workouts')).toBeInTheDocument();
});

it('says when the week could not be loaded and tries again', async () => {
  const api = fakeApi();
  await signInAs(api);
  api.refuse(listMonthWorkouts, 500);
  const { user } = showCard();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to fetch schedule. Please try again later.',
  );
  expect(screen.getByText('Failed to load schedule data.')).toBeVisible();
  api.answer(listMonthWorkouts, [push]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Push Day');
});
