import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { stopAtFriday } from '../../testing/clock';
import { ScheduleDialog, type ScheduleDialogProps } from './ScheduleDialog';

beforeEach(stopAtFriday);

function open(given: Partial<ScheduleDialogProps> = {}) {
  const onSchedule = jest.fn<Promise<void>, Parameters<ScheduleDialogProps['onSchedule']>>();
  onSchedule.mockResolvedValue();
  const page = renderRoute(
    <ScheduleDialog
      owner={{ kind: 'client', id: 11, name: 'Ava Stone', firstName: 'Ava' }}
      title="Schedule Base"
      workouts={[{ key: 'w1', name: 'Push', days_of_week: ['1'] }]}
      modes="once-or-repeat"
      startDate="2026-11-24"
      onSchedule={onSchedule}
      onClose={() => undefined}
      {...given}
    />,
    { path: '/' },
  );
  return { ...page, onSchedule };
}

const field = (name: string) => screen.getByRole('textbox', { name });

it('repeats a program for its weeks, and sends the deload weeks that are chosen', async () => {
  const { user, onSchedule } = open({ modes: 'repeat-only', weekCount: 8 });
  expect(field('Weeks')).toHaveValue('8');
  await user.click(screen.getByRole('checkbox', { name: 'Deload weeks' }));
  expect(screen.getByText('Weeks 4, 8')).toBeVisible();
  expect(screen.getByText('Beside the weekly changes that the program has already')).toBeVisible();
  await user.clear(field('Every how many weeks'));
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(field('Every how many weeks')).toHaveFocus();
  expect(field('Every how many weeks')).toHaveAccessibleDescription('Enter 2 to 52 weeks');
  expect(onSchedule).not.toHaveBeenCalled();
  await user.type(field('Every how many weeks'), '3');
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(onSchedule.mock.lastCall?.[0].week_changes).toMatchObject([
    { figure: 'sets', change: -40, first_week: 3, every_weeks: 3 },
  ]);
});

it('offers no deload weeks when nothing is repeated', () => {
  open();
  expect(screen.queryByRole('checkbox', { name: 'Deload weeks' })).not.toBeInTheDocument();
});
