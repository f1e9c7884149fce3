import { undoCalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';
import { undoGroupCalendarChange } from '@formline/shared/contracts/scheduling/groupCalendarChanges';
import {
  cancelGroupSchedule,
  deleteGroupSchedule,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  cancelWorkout,
  deleteSchedule,
  updateScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { screen, waitFor, within } from '@testing-library/react';
import { buildChange } from '../testing/buildChange';
import { buildSchedule } from '../testing/buildPlan';
import { stopAtFriday } from '../testing/clock';
import { type CustomizePage, openCustomizing, programRegion } from '../testing/customizePage';
import { CustomizeProgramRoute } from './CustomizeProgramRoute';
import { CustomizeWorkoutRoute } from './CustomizeWorkoutRoute';

jest.setTimeout(60_000);

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

const openProgram = (given: Partial<CustomizePage> = {}) =>
  openCustomizing({
    route: <CustomizeProgramRoute />,
    page: 'customize-program',
    query: 'view=programDetails&scheduleId=5&date=2026-11-23',
    ...given,
  });
const openWorkout = (given: Partial<CustomizePage> = {}) =>
  openCustomizing({
    route: <CustomizeWorkoutRoute />,
    page: 'customize-workout',
    query: 'view=workoutDetails&scheduleId=5&workoutId=9&date=2026-11-23',
    ...given,
  });

type User = Awaited<ReturnType<typeof openProgram>>['user'];

async function askToDelete(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));
}
async function clickUndo(user: User, name: string) {
  const notice = await screen.findByRole('group', { name });
  await user.click(within(notice).getByRole('button', { name: 'Undo' }));
}
const elsewhere = () => screen.findByText('Elsewhere');

it('takes a program off the calendar, with what was unsaved of it, leads there and offers to undo it', async () => {
  const { user, api, router } = await openProgram();
  api.answer(deleteSchedule, { id: 5, removed_count: 4, change_id: 70 });
  api.answer(undoCalendarChange, buildChange({ id: 70, kind: 'remove' }));
  await user.click(await (await programRegion()).findByRole('button', { name: 'Wednesday', pressed: false }));
  const question = await askToDelete(user, 'Strong Start');
  expect(
    question.getByText(/is removed from the calendar of Ava Stone\. Past and completed workouts stay/),
  ).toBeVisible();
  expect(question.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await elsewhere()).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/clients/my-clients/ava/dashboard/calendar?clientId=11&date=2026-11-23');
  expect(api.requests(deleteSchedule)[0]).toMatchObject({
    params: { id: '11', scheduleId: '5' },
    query: { scope: 'all', currentDate: '2026-11-20', version: '3' },
  });
  await clickUndo(user, '4 workouts deleted');
  await waitFor(() =>
    expect(api.requests(undoCalendarChange)[0]?.params).toEqual({ id: '11', changeId: '70' }),
  );
});

it('cancels a program so that it stays known', async () => {
  const { user, api } = await openProgram();
  api.answer(cancelWorkout, { schedule_id: 5, cancelled_count: 4 });
  const question = await askToDelete(user, 'Strong Start');
  await user.click(question.getByRole('checkbox'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await elsewhere()).toBeVisible();
  expect(api.requests(cancelWorkout)[0]?.body).toEqual({
    scheduleId: 5,
    userId: 11,
    currentDate: '2026-11-20',
  });
});

it('stays where it is when that is refused, or not wanted after all', async () => {
  const { user, api } = await openProgram();
  api.refuse(deleteSchedule, 500);
  const question = await askToDelete(user, 'Strong Start');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('Failed to delete schedule(s).')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await programRegion()).toBeDefined();
});

it.each([
  [/^This workout/, { scope: 'day', scheduledWorkoutId: '102' }],
  [/^This and all that follow/, { scope: 'following', scheduledWorkoutId: '102' }],
  [/^The whole schedule/, { scope: 'all' }],
])('takes %p of a client off, from the page of one workout', async (choice, query) => {
  const { user, api } = await openWorkout();
  api.answer(deleteSchedule, { id: 5, removed_count: 1 });
  const question = await askToDelete(user, 'Upper Body');
  await user.click(question.getByRole('radio', { name: choice }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await elsewhere()).toBeVisible();
  expect(api.requests(deleteSchedule)[0]?.query).toEqual({
    ...query,
    currentDate: '2026-11-20',
    version: '3',
  });
});

it('names the workout and the version that the last save has made', async () => {
  const { user, api } = await openWorkout();
  const renamed = buildSchedule({ version: 4 });
  const days = renamed.days.map((day) => ({ ...day, workout_name: 'Upper Body, easy' }));
  api.answer(updateScheduledWorkout, { ...renamed, days });
  api.answer(deleteSchedule, { id: 5, removed_count: 1 });
  await user.type(await screen.findByRole('textbox', { name: 'Workout name' }), ', easy');
  await user.tab();
  expect(await screen.findByText('Saved')).toBeVisible();
  const question = await askToDelete(user, 'Upper Body, easy');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await elsewhere()).toBeVisible();
  expect(api.requests(deleteSchedule)[0]?.query).toMatchObject({ version: '4' });
});

it.each([
  [/^This workout/, { scope: 'day', date: '2026-11-23', planWorkoutId: '21' }],
  [/^This and all that follow/, { scope: 'following', date: '2026-11-23' }],
])('takes %p of a group off, for all members', async (choice, query) => {
  const { user, api } = await openWorkout({ isGroup: true });
  api.answer(deleteGroupSchedule, { id: 5, removed_count: 4 });
  const question = await askToDelete(user, 'Upper Body');
  expect(question.getByText(/is removed from the calendars of all members of Runners/)).toBeVisible();
  await user.click(question.getByRole('radio', { name: choice }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await elsewhere()).toBeVisible();
  expect(api.requests(deleteGroupSchedule)[0]?.query).toMatchObject({ ...query, version: '3' });
});

it('asks of the whole schedule where a group’s workout is not ahead on the day of the address', async () => {
  const { user, api } = await openWorkout({
    isGroup: true,
    query: 'view=workoutDetails&scheduleId=5&workoutId=9&date=2026-11-24',
  });
  api.answer(cancelGroupSchedule, { id: 5, cancelled_count: 16, change_id: 70 });
  api.answer(undoGroupCalendarChange, buildChange({ id: 70, kind: 'remove' }));
  const question = await askToDelete(user, 'Upper Body');
  expect(question.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(question.getByRole('checkbox'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await elsewhere()).toBeVisible();
  expect(api.requests(cancelGroupSchedule)).toHaveLength(1);
  await clickUndo(user, '16 workouts cancelled');
  await waitFor(() => expect(api.requests(undoGroupCalendarChange)).toHaveLength(1));
});
