import { errorCodes } from '@formline/shared/contracts/errorCodes';
import {
  cancelGroupSchedule,
  deleteGroupSchedule,
  readGroupSchedule,
  updateGroupSchedule,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  cancelWorkout,
  deleteSchedule,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { undoCalendarChange } from '@formline/shared/contracts/scheduling/calendarChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { announceChange } from '@formline/shared/query';
import { screen, waitFor, within } from '@testing-library/react';
import { removeWorkTexts } from '../../components/remove-work/removeWork.texts';
import { buildGroupWorkout } from '../../testing/builders';
import { buildGroupSchedule, buildSchedule } from '../../testing/buildSchedule';
import { stopAtFriday } from '../../testing/clock';
import { contentsShown, onClose, type Opening, openWorkout, runners } from '../../testing/openWorkout';

const button = (name: string) => screen.getByRole('button', { name });
const notice = (name: string) => screen.findByRole('group', { name });

beforeEach(() => {
  stopAtFriday();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

describe('deleting', () => {
  const openRemoval = async (opening: Opening = {}) => {
    const opened = await openWorkout(opening);
    await contentsShown();
    await opened.user.click(button('Delete'));
    await screen.findByRole('alertdialog', { name: 'Delete Push Day?' });
    return opened;
  };
  const choose = (name: RegExp) => screen.getByRole('radio', { name });

  it.each([
    [/^This workout/, { scope: 'day', scheduledWorkoutId: '1' }],
    [/^This and all that follow/, { scope: 'following', scheduledWorkoutId: '1' }],
    [/^The whole schedule/, { scope: 'all' }],
  ])('takes off %p of a client', async (name, query) => {
    const { api, user } = await openRemoval();
    api.answer(deleteSchedule, { id: 5, removed_count: 2 });
    await user.click(choose(name));
    await user.click(button('Delete'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(api.requests(deleteSchedule)[0]?.query).toEqual({
      ...query,
      currentDate: '2026-11-20',
      version: '4',
    });
    expect(await notice('2 workouts deleted')).toBeVisible();
  });

  it('names the version that a change of one’s own has made, although it was not read again yet', async () => {
    const { api, user } = await openRemoval();
    api.answer(deleteSchedule, { id: 5, removed_count: 1 });
    api.answer(readSchedule, buildSchedule({ version: 5 }));
    announceChange(['schedules'], { reload: 'when-shown' });
    await user.click(button('Delete'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(api.requests(deleteSchedule)[0]?.query).toMatchObject({ version: '5' });
  });

  it.each([
    [/^This workout/, { scope: 'day', date: '2026-11-20', planWorkoutId: '21' }],
    [/^This and all that follow/, { scope: 'following', date: '2026-11-20' }],
    [/^The whole schedule/, { scope: 'all' }],
  ])('takes off %p of a group, for all members', async (name, query) => {
    const workout = buildGroupWorkout({ workout_name: 'Push Day' });
    const { api, user } = await openRemoval({ owner: runners, workout });
    expect(screen.getByText(/calendars of all members of Runners/)).toBeVisible();
    api.answer(deleteGroupSchedule, { id: 3, removed_count: 1 });
    await user.click(choose(name));
    await user.click(button('Delete'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(api.requests(deleteGroupSchedule)[0]?.query).toMatchObject({ ...query, version: '4' });
  });

  it('can leave a note that it was cancelled, where the server keeps one', async () => {
    const { api, user } = await openRemoval();
    api.answer(cancelWorkout, { schedule_id: 5, cancelled_count: 1 });
    await user.click(screen.getByRole('checkbox', { name: removeWorkTexts.cancelled }));
    await user.click(choose(/^This and all/));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(choose(/^This workout/));
    await user.click(button('Delete'));
    expect(await notice('1 workout cancelled')).toBeVisible();
    expect(api.requests(cancelWorkout)[0]?.body).toMatchObject({ scheduleId: 5, scheduledWorkoutId: 1 });
  });

  it('notes the cancelling of a group’s whole schedule alone', async () => {
    const workout = buildGroupWorkout({ workout_name: 'Push Day' });
    const { api, user } = await openRemoval({ owner: runners, workout });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    api.answer(cancelGroupSchedule, { id: 3, cancelled_count: 8 });
    await user.click(choose(/^The whole/));
    await user.click(screen.getByRole('checkbox', { name: removeWorkTexts.cancelled }));
    await user.click(button('Delete'));
    expect(await notice('8 workouts cancelled')).toBeVisible();
  });

  it.each([
    [500, {}, 'Failed to delete schedule(s).'],
    [
      409,
      { code: errorCodes.staleVersion },
      /^Failed to delete schedule\(s\)\. This was changed in another window/,
    ],
  ])('says when it is refused with %p, and stays', async (status, body, expected) => {
    const { api, user } = await openRemoval();
    api.refuse(deleteSchedule, status, body);
    await user.click(button('Delete'));
    expect(await within(screen.getByRole('alertdialog')).findByText(expected)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps it when asked to', async () => {
    const { api, user } = await openRemoval();
    await user.click(button('Keep'));
    expect(await contentsShown()).toBeVisible();
    expect(api.requests(deleteSchedule)).toEqual([]);
  });
});

describe('rescheduling', () => {
  const openDates = async (opening: Opening = {}) => {
    const opened = await openWorkout(opening);
    await contentsShown();
    await opened.user.click(button('Change days'));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Reschedule' }));
    await screen.findByRole('dialog', { name: 'Reschedule Push Day' });
    return opened;
  };

  it('gives other days, lets a repetition that goes on keep its start, and offers to undo it', async () => {
    const { api, user } = await openDates();
    expect(screen.getByRole('radio', { name: 'Schedule Repeat' })).toBeChecked();
    api.answer(updateSchedule, { ...buildSchedule({ version: 5 }), change_id: 70 });
    await user.click(screen.getByRole('button', { name: 'Wednesday' }));
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(api.requests(updateSchedule)[0]?.body).toEqual({
      version: 4,
      end_date: '2026-12-10',
      workouts: [{ id: 21, days_of_week: ['1', '3', '5'] }],
      currentDate: '2026-11-20',
    });
    api.refuse(undoCalendarChange, 409, { message: 'It was changed since.' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('group', { name: 'It was changed since.' })).toBeVisible();
    expect(api.requests(undoCalendarChange)[0]?.params).toMatchObject({ changeId: '70' });
  });

  const shownDays = async (user: Awaited<ReturnType<typeof openDates>>['user']) => {
    await user.click(screen.getByRole('radio', { name: 'List' }));
    const days = within(screen.getByRole('group', { name: 'List' })).getAllByRole('listitem');
    return days.map((day) => day.querySelector('time')?.dateTime);
  };
  const moved = buildSchedule({ end_date: '2026-12-01' });
  const [slot] = moved.workouts;
  const [day] = moved.days;

  it('shows what will stand on the calendar after a move by hand, not what the rule alone would make', async () => {
    const { user } = await openDates({
      answers: (api) =>
        api.answer(readSchedule, {
          ...moved,
          workouts: slot ? [{ ...slot, skipped_dates: ['2026-11-23', '2026-11-27'] }] : [],
          days: day
            ? [
                day,
                { ...day, id: 2, workout_date: '2026-11-24', is_moved: true },
                { ...day, id: 3, workout_date: '2026-11-30' },
              ]
            : [],
        }),
    });
    expect(await shownDays(user)).toEqual(['2026-11-20', '2026-11-24', '2026-11-30']);
    expect(screen.getByText('1 workout that was moved or changed by hand stays as it is.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'End Date' }));
    await user.type(screen.getByRole('textbox', { name: 'End Date' }), '11/23/2026');
    await user.tab();
    expect(screen.getByText('1 workout on 1 day')).toBeVisible();
  });

  it('shows a group’s days after a move by hand', async () => {
    const group = buildGroupSchedule({ end_date: '2026-12-01' });
    const workouts = group.workouts.map((workout) => ({
      ...workout,
      dates_ahead: ['2026-11-20', '2026-11-24', '2026-11-30'],
      moved_dates: ['2026-11-24'],
      skipped_dates: ['2026-11-23', '2026-11-27'],
    }));
    const { user } = await openDates({
      owner: runners,
      workout: buildGroupWorkout({ workout_name: 'Push Day' }),
      answers: (api) => api.answer(readGroupSchedule, { ...group, workouts }),
    });
    expect(await shownDays(user)).toEqual(['2026-11-20', '2026-11-24', '2026-11-30']);
  });

  it('opens on the day a single workout was moved to', async () => {
    await openDates({
      answers: (api) =>
        api.answer(readSchedule, {
          ...moved,
          is_repeated: false,
          start_date: '2026-11-20',
          end_date: '2026-11-20',
          days: day ? [{ ...day, workout_date: '2026-11-25', is_moved: true }] : [],
        }),
    });
    expect(screen.getByRole('textbox', { name: 'Start Date' })).toHaveValue('11/25/2026');
    expect(screen.getByText('1 workout on 1 day')).toBeVisible();
  });

  it('gives a group other dates', async () => {
    const workout = buildGroupWorkout({ workout_name: 'Push Day' });
    const { api, user } = await openDates({ owner: runners, workout });
    api.answer(updateGroupSchedule, buildGroupSchedule({ version: 5 }));
    const start = screen.getByRole('textbox', { name: 'Start Date' });
    await user.clear(start);
    await user.type(start, '11/23/2026');
    await user.click(button('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(api.requests(updateGroupSchedule)[0]?.body).toMatchObject({
      version: 4,
      start_date: '2026-11-23',
    });
  });

  it('keeps what was entered when it is refused', async () => {
    const { api, user } = await openDates();
    api.refuse(updateSchedule, 409, { message: 'It was changed.', code: errorCodes.staleVersion });
    await user.click(button('Save'));
    expect(await screen.findByText('Nothing was changed. It was changed.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
