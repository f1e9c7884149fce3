import { ApiError } from '@formline/shared/api-client';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { useLocation } from '@formline/shared/routing';
import { renderRoute } from '@formline/shared/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopAtFriday } from '../../testing/clock';
import { ScheduleDialog, type ScheduleDialogProps } from './ScheduleDialog';

const onSchedule = jest.fn<Promise<void>, Parameters<ScheduleDialogProps['onSchedule']>>();
const onClose = jest.fn();

beforeEach(() => {
  stopAtFriday();
  onSchedule.mockReset().mockResolvedValue();
  onClose.mockReset();
});

const defaultProps: ScheduleDialogProps = {
  owner: { kind: 'client', id: 11, name: 'Ava Stone', firstName: 'Ava' },
  title: 'Schedule Leg Day',
  workouts: [{ key: 'w1', name: 'Leg Day', days_of_week: [] }],
  modes: 'once-or-repeat',
  startDate: '2026-11-24',
  onSchedule,
  onClose,
};

function open(given: Partial<ScheduleDialogProps> = {}) {
  return renderRoute(<ScheduleDialog {...defaultProps} {...given} />, { path: '/' });
}

const program = [
  { key: 'w1', name: 'Push', days_of_week: ['1', '3'] },
  { key: 'w2', name: 'Pull', days_of_week: ['3'] },
] as const;
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const day = (workout: string, name: string) =>
  within(screen.getByRole('group', { name: `Days of ${workout}` })).getByRole('button', { name });
const preview = () => screen.getByRole('region', { name: 'What will be scheduled' });
const asked = () => onSchedule.mock.lastCall?.[0];

it('schedules once, on the day chosen on the calendar', async () => {
  const { user } = open();
  expect(screen.getByRole('dialog', { name: 'Schedule Leg Day' })).toHaveTextContent('For Ava Stone');
  expect(field('Start Date')).toHaveValue('11/24/2026');
  expect(screen.queryByRole('textbox', { name: 'End Date' })).not.toBeInTheDocument();
  expect(preview()).toHaveTextContent('1 workout on 1 day');
  await user.click(press('Schedule'));
  expect(asked()).toMatchObject({ startDate: '2026-11-24', endDate: null });
  expect(asked()?.daysOf('w1')).toEqual([]);
});

it('says what is on the calendar already, and schedules it again when it is wanted all the same', async () => {
  const isThere = { code: errorCodes.alreadyScheduled, key: 'already_scheduled' };
  const message = 'Already on the calendar: Leg Day on 11/24/2026.';
  onSchedule.mockRejectedValueOnce(new ApiError(409, { message, ...isThere }));
  const { user } = open({ failedText: () => 'Could not be scheduled.', onBackToList: jest.fn() });
  await user.click(press('Schedule'));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(press('Cancel')).toBeInTheDocument();
  expect(onSchedule.mock.lastCall?.[2]).toBe(false);
  await user.click(press('Schedule again'));
  expect(onSchedule.mock.lastCall?.[2]).toBe(true);
});

it('asks again after the dates have been changed', async () => {
  const message = 'Already on the calendar: Leg Day on 11/24/2026.';
  onSchedule.mockRejectedValueOnce(new ApiError(409, { message, code: errorCodes.alreadyScheduled }));
  const { user } = open();
  await user.click(press('Schedule'));
  await screen.findByText(message);
  await user.clear(field('Start Date'));
  await user.type(field('Start Date'), '11/25/2026');
  await user.tab();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await user.click(press('Schedule'));
  expect(onSchedule.mock.lastCall?.[2]).toBe(false);
});

it('begins today where the chosen day is over', () => {
  open({ startDate: '2026-11-02' });
  expect(field('Start Date')).toHaveValue('11/20/2026');
});

it('ends a repetition a month after its start, and shows each day before it is scheduled', async () => {
  const { user } = open({ startDate: '2027-01-31' });
  await user.click(screen.getByRole('radio', { name: 'Schedule Repeat' }));
  expect(field('End Date')).toHaveValue('02/28/2027');
  expect(day('Leg Day', 'Sunday')).toHaveAttribute('aria-pressed', 'true');
  expect(preview()).toHaveTextContent('5 workouts on 5 days');
  expect(screen.getByRole('img', { name: 'January 2027: 31' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'February 2027: 7, 14, 21, 28' })).toBeInTheDocument();
  await user.click(press('Schedule'));
  expect(asked()).toMatchObject({ startDate: '2027-01-31', endDate: '2027-02-28' });
  expect(asked()?.daysOf('w1')).toEqual(['0']);
});

it('repeats a program without asking how often, with the days of all workouts at once', async () => {
  const { user } = open({ modes: 'repeat-only', workouts: program });
  expect(screen.queryByRole('radio', { name: 'Schedule Once' })).not.toBeInTheDocument();
  expect(field('End Date')).toHaveValue('12/24/2026');
  await user.click(
    within(screen.getByRole('group', { name: 'Days of all workouts' })).getByRole('button', {
      name: 'Monday',
    }),
  );
  expect(day('Push', 'Monday')).toHaveAttribute('aria-pressed', 'true');
  expect(day('Pull', 'Monday')).toHaveAttribute('aria-pressed', 'true');
  await user.click(press('Schedule'));
  expect([asked()?.daysOf('w1'), asked()?.daysOf('w2')]).toEqual([
    ['1', '3'],
    ['1', '3'],
  ]);
});

it('lists the days with their workouts for those who read them', async () => {
  const { user } = open({ modes: 'repeat-only', workouts: program, endDate: '2026-12-02' });
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(
    within(preview())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wed, Nov 25Push, Pull', 'Mon, Nov 30Push', 'Wed, Dec 2Push, Pull']);
});

it.each([
  ['a start in the past', 'Start Date', '11/19/2026', 'Start Date should not be set in the past'],
  ['an end at the start', 'End Date', '11/24/2026', 'End Date should not be set before or at Start Date'],
  ['an end before it', 'End Date', '11/23/2026', 'End Date should not be set before or at Start Date'],
  ['no date', 'Start Date', '02/30/2027', 'Enter a date as MM/DD/YYYY'],
])('refuses %s where it stands', async (_what, name, text, problem) => {
  const { user } = open({ modes: 'repeat-only', workouts: program });
  await user.clear(field(name));
  await user.type(field(name), text);
  await user.click(press('Schedule'));
  expect(screen.getByText(problem)).toBeVisible();
  await waitFor(() => expect(field(name)).toHaveFocus());
  expect(onSchedule).not.toHaveBeenCalled();
});

it('says at once that a start is past, and previews no past days', async () => {
  const { user } = open();
  await user.clear(field('Start Date'));
  await user.type(field('Start Date'), '11/10/2026');
  expect(screen.getByText('Start Date should not be set in the past')).toBeVisible();
  expect(preview()).toHaveTextContent('Nothing yet: choose the dates and the days.');
  await user.clear(field('Start Date'));
  await user.type(field('Start Date'), '11/30/2026');
  expect(preview()).toHaveTextContent('1 workout on 1 day');
});

it('preselects the day of the week of the start when it is repeated, and lets it follow the start', async () => {
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'Schedule Repeat' }));
  expect(day('Leg Day', 'Tuesday')).toHaveAttribute('aria-pressed', 'true');
  await user.clear(field('Start Date'));
  await user.type(field('Start Date'), '11/25/2026');
  expect(day('Leg Day', 'Tuesday')).toHaveAttribute('aria-pressed', 'false');
  expect(day('Leg Day', 'Wednesday')).toHaveAttribute('aria-pressed', 'true');
  await user.click(day('Leg Day', 'Friday'));
  await user.clear(field('Start Date'));
  await user.type(field('Start Date'), '11/26/2026');
  await user.click(press('Schedule'));
  expect(asked()?.daysOf('w1')).toEqual(['3', '5']);
});

it('forgets the day of a former start that was only taken from it', async () => {
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'Schedule Repeat' }));
  await user.click(screen.getByRole('radio', { name: 'Schedule Once' }));
  await user.type(field('Start Date'), '11/25/2026', { initialSelectionStart: 0, initialSelectionEnd: 10 });
  await user.click(screen.getByRole('radio', { name: 'Schedule Repeat' }));
  expect(day('Leg Day', 'Tuesday')).toHaveAttribute('aria-pressed', 'false');
});

it('needs a day for every workout that is repeated', async () => {
  const { user } = open({
    modes: 'repeat-only',
    workouts: [...program, { key: 'w3', name: 'Core', days_of_week: [] }],
  });
  const problem = 'Must select at least 1 day for the workout: Core';
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
  await user.click(press('Schedule'));
  expect(screen.getByText(problem)).toBeVisible();
  await waitFor(() => expect(day('Core', 'Sunday')).toHaveFocus());
  await user.click(day('Core', 'Sunday'));
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
});

it('says nothing of days before anything was tried, though the page behind is drawn anew', async () => {
  function Page() {
    useLocation();
    const workouts = [{ key: 'w1', name: 'Core', days_of_week: [] }];
    return <ScheduleDialog {...defaultProps} modes="repeat-only" workouts={workouts} />;
  }
  const { router } = renderRoute(<Page />, { path: '/' });
  await act(() => router.navigate('/?search=x'));
  expect(screen.queryByText(/^Must select at least 1 day/)).not.toBeInTheDocument();
});

it('says when there are too many days, and schedules none of them', async () => {
  const everyDay = ['0', '1', '2', '3', '4', '5', '6'] as const;
  const many = ['a', 'b', 'c'].map((key) => ({ key, name: key, days_of_week: everyDay }));
  const { user } = open({ modes: 'repeat-only', workouts: many, endDate: '2028-11-24' });
  expect(preview()).toHaveTextContent(
    'This would schedule more than 1500 workouts. Choose an earlier End Date',
  );
  await user.click(press('Schedule'));
  expect(onSchedule).not.toHaveBeenCalled();
});

it('tells what the server refuses, loses nothing, and tries again as the same wish', async () => {
  onSchedule.mockRejectedValue(new ApiError(500, { message: 'No room', code: errorCodes.unexpected }));
  const { user } = open({ failedText: (message) => `Failed: ${message}` });
  await user.click(press('Schedule'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: No room');
  expect(field('Start Date')).toHaveValue('11/24/2026');
  await user.click(press('Schedule'));
  await waitFor(() => expect(onSchedule).toHaveBeenCalledTimes(2));
  const [first, second] = onSchedule.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  await user.type(field('Start Date'), '{Backspace}7');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(press('Schedule'));
  await waitFor(() => expect(onSchedule).toHaveBeenCalledTimes(3));
  expect(onSchedule.mock.lastCall?.[1]).not.toBe(first);
});

it('leads back to the list after a refusal, where one chooses again', async () => {
  onSchedule.mockRejectedValue(new ApiError(500, { message: 'No room', code: errorCodes.unexpected }));
  const onBackToList = jest.fn();
  const { user } = open({ failedText: () => 'Failed to schedule the workout', onBackToList });
  await user.click(press('Schedule'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to schedule the workout');
  await user.click(press('Back to the list'));
  expect(onBackToList).toHaveBeenCalled();
});

it('schedules once however often it is pressed, and stays until it is done', async () => {
  let finish = () => {};
  onSchedule.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const { user } = open();
  await user.dblClick(press('Schedule'));
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(screen.queryByText('Scheduling…')).not.toBeInTheDocument());
  expect(onSchedule).toHaveBeenCalledTimes(1);
});
