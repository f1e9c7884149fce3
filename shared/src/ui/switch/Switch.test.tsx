import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { Switch } from './Switch';

it('turns on and off', async () => {
  render(<Switch label="Nutrition" />, { wrapper: UiProvider });
  const toggle = screen.getByRole('switch', { name: 'Nutrition' });
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
  await userEvent.click(screen.getByText('Nutrition'));
  expect(toggle).not.toBeChecked();
});
