import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { Toaster } from './Toaster';
import { notify, toaster } from './toasts';

afterEach(() => act(() => toaster.remove()));

it('shows what is done as a status', async () => {
  render(<Toaster />, { wrapper: UiProvider });
  act(() => notify.success('Client added'));
  expect(await screen.findByRole('status')).toHaveTextContent('Client added');
});

it('takes back what can be undone', async () => {
  const handleUndo = jest.fn();
  render(<Toaster />, { wrapper: UiProvider });
  act(() => notify.undoable('Workout deleted', handleUndo));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(handleUndo).toHaveBeenCalledTimes(1);
});

it('goes away when closed', async () => {
  render(<Toaster />, { wrapper: UiProvider });
  act(() => notify.error('The calendar could not be saved'));
  await screen.findByText('The calendar could not be saved');
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  await waitFor(() => expect(screen.queryByText('The calendar could not be saved')).not.toBeInTheDocument());
});
