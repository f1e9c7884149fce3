import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { ConfirmDialog } from './ConfirmDialog';
import { makeElementsVisible } from '../../testing/visibleElements';

beforeEach(makeElementsVisible);

function renderConfirm(isPending = false) {
  const handleClose = jest.fn();
  const handleConfirm = jest.fn();
  render(
    <ConfirmDialog
      isOpen
      onClose={handleClose}
      onConfirm={handleConfirm}
      title="Delete Morning runners?"
      text="Its 6 members keep their schedules."
      confirmLabel="Delete group"
      cancelLabel="Keep group"
      isDestructive
      isPending={isPending}
    />,
    { wrapper: UiProvider },
  );
  return { handleClose, handleConfirm };
}

it('puts the safe button first and focuses it', async () => {
  const { handleClose, handleConfirm } = renderConfirm();
  expect(await screen.findByRole('alertdialog', { name: 'Delete Morning runners?' })).toHaveTextContent(
    'Its 6 members keep their schedules.',
  );
  const safe = screen.getByRole('button', { name: 'Keep group' });
  await waitFor(() => expect(safe).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(handleConfirm).not.toHaveBeenCalled();
});

it('confirms once', async () => {
  const { handleConfirm } = renderConfirm();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete group' }));
  expect(handleConfirm).toHaveBeenCalledTimes(1);
});

it('neither confirms again nor closes while the work is under way', async () => {
  const { handleClose, handleConfirm } = renderConfirm(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete group' }));
  expect(handleConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep group' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(handleClose).not.toHaveBeenCalled();
});
