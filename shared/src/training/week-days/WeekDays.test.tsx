import type { DayOfWeek } from '@formline/shared/contracts/scheduling/daysOfWeek';
import { renderRoute } from '@formline/shared/testing/render';
import { screen } from '@testing-library/react';
import { WeekDays } from './WeekDays';

const open = (onToggle?: (day: DayOfWeek) => void) =>
  renderRoute(<WeekDays label="Days of Leg Day" days={['1', '4']} onToggle={onToggle} />, { path: '/' });

it('says which days are chosen, and asks to change one', async () => {
  const handleToggle = jest.fn();
  const { user } = open(handleToggle);
  expect(screen.getByRole('group', { name: 'Days of Leg Day' })).toBeVisible();
  expect(screen.getAllByRole('button', { pressed: true }).map(({ title }) => title)).toEqual([
    'Monday',
    'Thursday',
  ]);
  await user.click(screen.getByRole('button', { name: 'Saturday' }));
  expect(handleToggle).toHaveBeenCalledWith('6');
});

it('is one stop of the Tab key, with the arrows from day to day', async () => {
  const handleToggle = jest.fn();
  const { user } = open(handleToggle);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Sunday' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight} ');
  expect(handleToggle).toHaveBeenCalledWith('2');
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('is read where it cannot be changed', () => {
  open();
  expect(screen.getByText('Monday, Thursday')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
