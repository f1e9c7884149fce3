import { UiProvider } from '@formline/shared/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RememberedPanels } from './RememberedPanels';

const show = (name: string) =>
  render(<RememberedPanels name={name} label="Width of the list" start="List" end="Details" />, {
    wrapper: UiProvider,
  });
const edge = () => screen.getByRole('separator', { name: 'Width of the list' });

afterEach(() => localStorage.clear());

it('is as wide as it was made, and others are as they were', async () => {
  const { unmount } = show('workouts');
  expect(edge()).toHaveAttribute('aria-valuenow', '55');
  edge().focus();
  await userEvent.keyboard('{ArrowLeft}');
  unmount();
  const again = show('workouts');
  expect(edge()).toHaveAttribute('aria-valuenow', '53');
  again.unmount();
  show('programs');
  expect(edge()).toHaveAttribute('aria-valuenow', '55');
});

it('remembers in the browser, and starts anew from what is damaged', () => {
  localStorage.setItem('formline.panelWidths', '{"workouts":30}');
  const remembered = show('workouts');
  expect(edge()).toHaveAttribute('aria-valuenow', '30');
  remembered.unmount();
  localStorage.setItem('formline.panelWidths', '{"workouts":"wide"}');
  show('workouts');
  expect(edge()).toHaveAttribute('aria-valuenow', '55');
});
