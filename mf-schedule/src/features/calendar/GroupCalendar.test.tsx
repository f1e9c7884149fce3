import {
  type GroupWorkout,
  listGroupDayWorkouts,
  listGroupMonthWorkouts,
} from '@formline/shared/contracts/scheduling/calendar';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { previewCopies } from '@formline/shared/contracts/scheduling/calendarChanges';
import {
  editGroupCalendar,
  undoGroupCalendarChange,
} from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import { readGroupSchedule } from '@formline/shared/contracts/scheduling/groupSchedules';
import { buildClient, buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calendarClipboard } from '../../components/calendar-edit/calendarClipboard';
import { buildChange } from '../../testing/buildChange';
import { buildGroup, buildGroupSchedule, buildGroupWorkout } from '../../testing/builders';
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

beforeEach(() => {
  stopAtFriday();
  calendarClipboard.write(null);
});
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

describe('editing', () => {
  const monday = buildGroupWorkout({
    workout_name: 'Drills',
    workout_date: '2026-11-23',
    plan_workout_id: 22,
  });
  const apart = {
    client_user_id: 1,
    full_name: 'Ana Bell',
    is_cancelled: false,
    own_days: [],
    skipped_days: [{ plan_workout_id: 22, workout_name: 'Drills', workout_date: '2026-11-23' }],
  };
  const answers = (api: FakeApi) => {
    api.answer(editGroupCalendar, { edited: [{ group_id: 7, change_id: 70 }], refused: [] });
    api.answer(readGroupSchedule, {
      ...buildGroupSchedule(),
      editable: true,
      workouts: [],
      member_exceptions: [apart],
    });
  };
  const focusFriday = async () => {
    const friday = await day(/^Friday, November 20/);
    act(() => friday.focus());
  };

  it('moves days for all members, names whose own days stay, and takes it back', async () => {
    const { api, user } = await openGroup({ workouts: [hills, monday], answers });
    api.answer(undoGroupCalendarChange, buildChange());
    await focusFriday();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('menuitem', { name: /missed/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Move by days…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move by days' }));
    const drillsLine = dialog.getByRole('checkbox', { name: /Drills/ });
    await waitFor(() => expect(drillsLine).toHaveAccessibleDescription('Days of their own stay: Ana Bell'));
    expect(dialog.getByRole('checkbox', { name: /Hills/ })).not.toHaveAccessibleDescription();
    await user.click(dialog.getByRole('button', { name: 'Move 2 workouts' }));
    const notice = await screen.findByRole('group', { name: '2 workouts moved' });
    await user.click(within(notice).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('group', { name: 'Undone: Moved Push Day' });
    expect(api.requests(editGroupCalendar)[0]?.body).toEqual({
      mode: 'move',
      workouts: [
        { plan_workout_id: 21, date: '2026-11-20', to: '2026-11-21' },
        { plan_workout_id: 22, date: '2026-11-23', to: '2026-11-24' },
      ],
      currentDate: '2026-11-20',
    });
  });

  it('copies to clients beside the group', async () => {
    const { api, user } = await openGroup({ workouts: [hills], answers });
    api.answer(listTrainerClients, [buildClient({ id: 12, first_name: 'Ben', last_name: 'Okoye' })]);
    api.answer(listClientGroups, [buildGroup()]);
    api.answer(previewCopies, [{ client_id: 12, problem: null, present: [] }]);
    await focusFriday();
    await user.keyboard('{Control>}c{/Control}{ArrowDown}{Enter}{Control>}v{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy workouts' }));
    await user.click(dialog.getByText('Also on other calendars'));
    await user.click(await dialog.findByRole('checkbox', { name: 'Ben Okoye' }));
    await user.click(dialog.getByRole('button', { name: 'Copy 1 workout' }));
    await waitFor(() => expect(api.requests(editGroupCalendar)).toHaveLength(1));
    expect(api.requests(editGroupCalendar)[0]?.body).toMatchObject({ group_ids: [7], client_ids: [12] });
  });
});
