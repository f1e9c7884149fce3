import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { Checkbox } from './Checkbox';

it('is ticked by its sentence and by the space bar', async () => {
  render(<Checkbox label="Remember me" name="rememberMe" />, { wrapper: UiProvider });
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  await userEvent.click(screen.getByText('Remember me'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

it('stays as it is while it is disabled', async () => {
  render(<Checkbox label="Remember me" disabled defaultChecked />, { wrapper: UiProvider });
  await userEvent.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('ties its error and its hint to the box', () => {
  render(<Checkbox label="I agree" error="Accept the terms first" hint="You can read them again." />, {
    wrapper: UiProvider,
  });
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Accept the terms first You can read them again.');
});

it('says when some of what it stands for is chosen', () => {
  render(<Checkbox label="All clients" isMixed />, { wrapper: UiProvider });
  expect(screen.getByRole('checkbox', { name: 'All clients' })).toBePartiallyChecked();
});
