import {
  type GroupWorkout,
  listGroupDayWorkouts,
  listGroupMonthWorkouts,
} from '@formline/shared/contracts/scheduling/calendar';
import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor, within } from '@testing-library/react';
import { buildGroupWorkout } from '../../testing/builders';
import { silenceOldJsxNotice } from '../../testing/calendarPage';
import { stopAtFriday } from '../../testing/clock';
import { GroupCalendar } from './GroupCalendar';

const RUNNERS = '/groups/my-groups/7/dashboard';

const hills = buildGroupWorkout({ workout_name: 'Hills', workout_date: '2026-11-20' });
const loop = buildGroupWorkout({
  workout_name: 'Lake Loop',
  workout_date: '2026-11-18',
  client_count: 5,
  completed_count: 5,
  is_complete: true,
});
const drills = buildGroupWorkout({ workout_name: 'Drills', workout_date: '2026-11-16', completed_count: 2 });

interface GroupPage {
  readonly workouts?: readonly GroupWorkout[];
  readonly canEdit?: boolean;
  readonly at?: string;
  readonly answers?: (api: FakeApi) => void;
}

const answerMonths = (api: FakeApi, workouts: readonly GroupWorkout[]) =>
  api.answer(listGroupMonthWorkouts, ({ query }) =>
    workouts.filter(({ workout_date }) => workout_date.slice(0, 7) === query['monthStart']?.slice(0, 7)),
  );

async function openGroup({ workouts = [], canEdit = true, at = RUNNERS, answers }: GroupPage = {}) {
  silenceOldJsxNotice();
  const api = fakeApi();
  await signInAs(api, buildCurrentUser({ club_connect_user: [buildClubProfile({ ClubId: 3 })] }));
  answerMonths(api, workouts);
  api.answer(listGroupDayWorkouts, []);
  answers?.(api);
  return {
    api,
    ...renderRoute(<GroupCalendar groupId={7} canEdit={canEdit} onOpen={jest.fn()} onMove={jest.fn()} />, {
      path: RUNNERS,
      at,
    }),
  };
}

const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

it('shows the group’s month, how each day stands and how many members have done it', async () => {
  const { user } = await openGroup({ workouts: [hills, loop, drills] });
  expect(await day(/^Friday, November 20, 2026, 1 workout, Upcoming/)).toHaveTextContent('Hills');
  expect(await day(/^Wednesday, November 18, 2026, 1 workout, Complete/)).toHaveTextContent('Lake Loop');
  expect(screen.getByText('1 of 3 workouts complete')).toBeVisible();
  expect(panel('Friday').getByRole('listitem')).toHaveTextContent('0 of 4 members done');
  await user.click(await day(/^Monday, November 16, 2026, 1 workout, Incomplete/));
  expect(panel('Monday').getByRole('listitem')).toHaveTextContent(
    'DrillsStrong Start · General FitnessIncomplete45+ mins2 of 4 members done',
  );
});

it('says by name who of the group has done a workout', async () => {
  const member = (client_user_id: number, full_name: string, is_complete: boolean) => ({
    client_user_id,
    full_name,
    avatar_url: null,
    is_complete,
  });
  const done = ['Ava Stone', 'Ben Okafor', 'Cleo Hart', 'Dan Novak'].map((name, index) =>
    member(index + 1, name, true),
  );
  const members = [...done, member(9, 'Eve Lin', false)];
  await openGroup({
    workouts: [{ ...hills, completed_count: 4, client_count: 5 }],
    answers: (api) => api.answer(listGroupDayWorkouts, [{ ...hills, members }]),
  });
  await waitFor(() =>
    expect(panel('Friday').getByRole('listitem')).toHaveTextContent(
      'Done by Ava Stone, Ben Okafor, Cleo Hart, and 1 more',
    ),
  );
  expect(panel('Friday').queryByText(/members done/)).not.toBeInTheDocument();
});

it('asks for the months of the group in the chosen club', async () => {
  const { api } = await openGroup();
  await screen.findByText('No workouts');
  expect(api.requests(listGroupMonthWorkouts).map(({ params, query }) => ({ ...params, ...query }))).toEqual([
    { id: '7', monthStart: '2026-11-01', club_id: '3' },
    { id: '7', monthStart: '2026-12-01', club_id: '3' },
  ]);
});

it('keeps the day in the address of the dashboard and turns the months', async () => {
  const { user, router } = await openGroup({ at: `${RUNNERS}?date=2026-12-31` });
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(`${RUNNERS}?date=2026-11-30`);
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
});

it('offers each way to assign work, beginning on the chosen day', async () => {
  const { user } = await openGroup({ at: `${RUNNERS}?date=2026-12-10` });
  await user.click(screen.getByRole('button', { name: 'Assign a workout from' }));
  expect(
    screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
  ).toEqual([
    ['Exercises', `${RUNNERS}/calendar/schedule-exercises?date=2026-12-10`],
    ['Workouts', `${RUNNERS}/calendar/schedule-workouts?date=2026-12-10`],
    ['Programs', `${RUNNERS}/calendar/schedule-programs?date=2026-12-10`],
  ]);
});

it('offers nothing to who may not edit', async () => {
  await openGroup({ canEdit: false });
  expect(screen.getByText('View assigned workouts')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign a workout from' })).not.toBeInTheDocument();
});

it('says when a month could not be loaded and tries again', async () => {
  const { api, user } = await openGroup({ answers: (fake) => fake.refuse(listGroupMonthWorkouts, 500) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong! Please try again later.');
  answerMonths(api, [hills]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await day(/^Friday, November 20, 2026, 1 workout, Upcoming/)).toBeVisible();
});
