import { clickOutside } from '@formline/shared/testing/clickOutside';
import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { stopAtFriday } from '../../testing/clock';
import { ScheduleDialog } from './ScheduleDialog';

beforeEach(stopAtFriday);

it('closes by a click outside until something was chosen', async () => {
  const handleClose = jest.fn();
  const { user } = renderRoute(
    <ScheduleDialog
      owner={{ kind: 'client', id: 11, name: 'Ava Stone', firstName: 'Ava' }}
      title="Schedule Leg Day"
      workouts={[{ key: 'w1', name: 'Leg Day', days_of_week: [] }]}
      modes="once-or-repeat"
      startDate="2026-11-24"
      onSchedule={jest.fn()}
      onClose={handleClose}
    />,
    { path: '/' },
  );
  await clickOutside();
  expect(handleClose).toHaveBeenCalledTimes(1);
  await user.type(screen.getByRole('textbox', { name: 'Start Date' }), '{Backspace}');
  await clickOutside();
  expect(handleClose).toHaveBeenCalledTimes(1);
});
