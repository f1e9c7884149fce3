import { listGroupDayWorkouts } from '@formline/shared/contracts/scheduling/calendar';
import { completeScheduledWorkout } from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { readWorkoutVideo } from '@formline/shared/contracts/library/media';
import { readWorkout } from '@formline/shared/contracts/library/workouts';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { pollDelayMs } from '@formline/shared/training/media-upload/pollDelay.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { buildGroupWorkout } from '../../testing/builders';
import { buildSchedule } from '../../testing/buildSchedule';
import { stopAtFriday } from '../../testing/clock';
import {
  content,
  contentsShown,
  onClose,
  onMove,
  type Opening,
  openWorkout,
  push,
  runners,
} from '../../testing/openWorkout';
import { scheduledWorkoutTexts as texts } from './scheduledWorkout.texts';

jest.mock('@formline/shared/training/media-upload/pollDelay.ts');
jest.mock('@formline/shared/training/workout/video/player/HlsPlayer', () => ({
  HlsPlayer: ({ address, title }: { readonly address: string; readonly title: string }) => (
    <p aria-label={title}>{address}</p>
  ),
}));

const button = (name: string) => screen.getByRole('button', { name });
const notice = (name: string) => screen.findByRole('group', { name });

beforeEach(() => {
  stopAtFriday();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

it('shows sections with doses, the category, the day, the duration rounded down, and how it repeats', async () => {
  await openWorkout();
  await contentsShown();
  const dialog = screen.getByRole('dialog', { name: 'Push Day' });
  expect(dialog).toHaveTextContent('Power');
  expect(dialog).toHaveTextContent('Friday, November 20, 2026');
  expect(dialog).toHaveTextContent('45+ mins');
  expect(dialog).toHaveTextContent('Slow and strong.');
  expect(screen.getByText('Hip Circle').closest('li')).toHaveTextContent('2 × 12');
  expect(screen.getByText('Finisher').closest('li')).toHaveTextContent('Circuit · 3 rounds');
  expect(screen.getByText('Schedule Repeat').parentElement).toHaveTextContent('11/10/2026 to 12/10/2026');
  expect(screen.getByRole('link', { name: 'Customize' })).toHaveAttribute(
    'href',
    expect.stringContaining('/calendar/customize-workout?clientId=11&view=workoutDetails&scheduleId=5'),
  );
  const swap = screen.getByRole('link', { name: 'Swap Hip Circle' });
  expect(swap).toHaveAttribute('href', expect.stringMatching(/&view=swapPage&scheduleId=5.*&exerciseId=/));
});

it('says what is done once', async () => {
  await openWorkout({ answers: (api) => api.answer(readSchedule, buildSchedule({ is_repeated: false })) });
  await contentsShown();
  expect(screen.getByText('Schedule Once')).toBeVisible();
  expect(screen.queryByText('Schedule Repeat')).not.toBeInTheDocument();
});

it.each([
  ['FINISHED', '/film.m3u8', '/film.m3u8'],
  ['PENDING', null, 'video processing...'],
  ['ERROR', null, texts.videoFailed],
] as const)('shows the film of a video workout: %s', async (status, stream_url, expected) => {
  const uploaded_media = { id: 4, status, stream_url, thumbnail_url: null };
  await openWorkout({
    answers: (api) => {
      api.answer(readWorkout, { ...content, sections: [], uploaded_media });
      api.hang(readWorkoutVideo);
    },
  });
  expect(await screen.findByText(expected)).toBeInTheDocument();
  expect(screen.getByText('Slow and strong.')).toBeVisible();
});

it.each([
  ['FINISHED', '/film.m3u8', '/film.m3u8'],
  ['ERROR', null, texts.videoFailed],
] as const)('follows the server while it processes the video: %s', async (status, stream_url, expected) => {
  jest.mocked(pollDelayMs).mockReturnValue(1);
  const pending = { id: 4, status: 'PENDING', stream_url: null, thumbnail_url: null } as const;
  const { api } = await openWorkout({
    answers: (fake) => {
      fake.answer(readWorkout, { ...content, sections: [], uploaded_media: pending });
      fake.answer(readWorkoutVideo, pending);
    },
  });
  expect(await screen.findByText(texts.videoPending)).toBeVisible();
  api.answer(readWorkoutVideo, { ...pending, status, stream_url });
  expect(await screen.findByText(expected)).toBeInTheDocument();
  expect(screen.queryByText(texts.videoPending)).not.toBeInTheDocument();
});

it('keeps its shape while it is loading', async () => {
  await openWorkout({ answers: (api) => api.hang(readWorkout) });
  expect(screen.getByText(texts.loading)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Push Day' })).toHaveFocus());
});

it('says when the schedule could not be loaded, and tries again', async () => {
  const { api, user } = await openWorkout({ answers: (fake) => fake.refuse(readSchedule, 500) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load schedule data.');
  expect(alert).toHaveTextContent('Unable to fetch schedule. Please try again later.');
  api.answer(readSchedule, buildSchedule());
  await user.click(button('Try again'));
  expect(await contentsShown()).toBeVisible();
});

it.each([
  ['its schedule is gone', (api: FakeApi) => api.refuse(readSchedule, 404)],
  ['it is not in its schedule', (api: FakeApi) => api.answer(readSchedule, buildSchedule({ days: [] }))],
])('says that it is not on the calendar any more: %s', async (_name, answers) => {
  await openWorkout({ answers });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.noLongerThere);
});

it.each([
  ['of a manager', { canEdit: false }],
  ['that is past', { answers: pastDay }],
  [
    'of a group, on a member’s calendar',
    {
      workout: { ...push, client_group_id: 7 },
      answers: (api: FakeApi) => api.answer(readSchedule, buildSchedule({ editable: false })),
    },
  ],
])('offers neither edit nor delete for one %s', async (_name, opening: Opening) => {
  await openWorkout(opening);
  await contentsShown();
  for (const name of [texts.actions.remove, texts.actions.days, texts.actions.customize]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});

function pastDay(api: FakeApi): void {
  const { days, ...schedule } = buildSchedule();
  api.answer(readSchedule, {
    ...schedule,
    days: days.map((day) => ({ ...day, workout_date: '2026-11-19' })),
  });
}

it('marks a workout as done, and says so when that is refused', async () => {
  const { api, user } = await openWorkout();
  await contentsShown();
  api.refuse(completeScheduledWorkout, 500, { message: 'Not now.' });
  await user.click(button('Mark as done'));
  expect(await notice('Push Day was not marked. Not now.')).toBeVisible();
  api.answer(completeScheduledWorkout, { ...push, is_complete: true });
  const [day] = buildSchedule().days;
  if (day) api.answer(readSchedule, buildSchedule({ days: [{ ...day, is_complete: true }] }));
  await user.click(button('Mark as done'));
  expect(await screen.findByRole('button', { name: 'Mark as not done' })).toBeVisible();
  expect(api.requests(completeScheduledWorkout).at(-1)?.body).toEqual({ is_complete: true });
});

describe('moving', () => {
  const openMove = async () => {
    const { user } = await openWorkout();
    await contentsShown();
    await user.click(button('Change days'));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to another day' }));
    const field = await screen.findByRole('textbox', { name: 'New day' });
    return { user, field };
  };

  it.each([
    ['11/19/2026', 'Past days take no workouts. Choose today or a later day.'],
    ['11/20/2026', texts.move.sameDay],
    ['soon', texts.move.notADate],
  ])('refuses %s', async (typed, expected) => {
    const { user, field } = await openMove();
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(await screen.findByText(expected)).toBeVisible();
    expect(onMove).not.toHaveBeenCalled();
  });

  it('goes to a day that is typed', async () => {
    const { user, field } = await openMove();
    await user.clear(field);
    await user.type(field, '11/27/2026{Enter}');
    expect(onMove).toHaveBeenCalledWith(push, '2026-11-27');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leads back to the workout', async () => {
    const { user } = await openMove();
    await user.click(button('Cancel'));
    expect(await screen.findByRole('heading', { name: 'Warm-Up' })).toBeVisible();
  });
});

it('of a group shows how many members have done it, and has no mark of its own', async () => {
  const workout = buildGroupWorkout({ workout_name: 'Push Day', completed_count: 1 });
  await openWorkout({ owner: runners, workout });
  await contentsShown();
  expect(screen.getByText('1 of 4 members done')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument();
});

it('of a group names who has done it and who has not', async () => {
  const workout = buildGroupWorkout({ workout_name: 'Push Day', completed_count: 1 });
  const named = (client_user_id: number, full_name: string, is_complete: boolean) => ({
    client_user_id,
    full_name,
    avatar_url: null,
    is_complete,
  });
  const members = [named(11, 'Ava Stone', true), named(12, 'Ben Okafor', false)];
  await openWorkout({
    owner: runners,
    workout,
    answers: (api) => api.answer(listGroupDayWorkouts, [{ ...workout, members }]),
  });
  const done = within(await screen.findByRole('region', { name: 'Done (1)' }));
  expect(done.getByRole('link', { name: 'Ava Stone' })).toHaveAttribute(
    'href',
    '/clients/my-clients/ava/dashboard?clientId=11',
  );
  const notDone = within(screen.getByRole('region', { name: 'Not done yet (1)' }));
  expect(notDone.getByRole('link', { name: 'Ben Okafor' })).toBeVisible();
  expect(screen.queryByText('1 of 4 members done')).not.toBeInTheDocument();
});

it('that came with a group names the group and leads to its calendar', async () => {
  await openWorkout({ workout: { ...push, client_group_id: 7 } });
  await contentsShown();
  const link = await screen.findByRole('link', { name: 'Runners' });
  expect(link.parentElement).toHaveTextContent(
    'This workout belongs to the group Runners. It is changed on the group’s calendar.',
  );
  expect(link).toHaveAttribute('href', '/groups/my-groups/7/dashboard?date=2026-11-20');
});

it('of a group without a schedule can only be looked at', async () => {
  const workout = buildGroupWorkout({ group_schedule_id: null, plan_workout_id: null });
  await openWorkout({ owner: runners, workout });
  await contentsShown();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});
