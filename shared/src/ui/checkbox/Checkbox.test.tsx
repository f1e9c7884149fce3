import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { Checkbox } from './Checkbox';

it('is ticked by its words and by the space key', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="Remember me" name="rememberMe" />, { wrapper: UiProvider });
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  await user.click(screen.getByText('Remember me'));
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  await user.keyboard(' ');
  expect(box).not.toBeChecked();
});

it('stays as it is while it is disabled', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="Remember me" disabled defaultChecked />, { wrapper: UiProvider });
  await user.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});
