import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/UiProvider';
import { Dialog } from './Dialog';
import { clickOutside } from '../../testing/clickOutside';
import { makeElementsVisible } from '../../testing/visibleElements';

beforeEach(makeElementsVisible);

function AddClientScreen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add client
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="New client"
        actions={<button type="button">Send</button>}
      >
        <input aria-label="Email" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<AddClientScreen />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Add client' }));
  return screen.findByRole('dialog', { name: 'New client' });
}

it('takes focus to its first field', async () => {
  await openDialog();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
});

it.each(['Escape', 'the close button'])('closes by %s and gives focus back', async (way) => {
  const dialog = await openDialog();
  await waitFor(() => expect(dialog).toContainElement(activeElement()));
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add client' })).toHaveFocus());
});

it('stays when a dialog that went before it gives focus back to the page', async () => {
  const handleClose = jest.fn();
  const dialogs = (second: boolean) => (
    <>
      <button type="button">Page</button>
      <Dialog key={String(second)} isOpen onClose={handleClose} title={second ? 'Account' : 'Loading'}>
        <input aria-label="Field" />
      </Dialog>
    </>
  );
  const { rerender } = render(dialogs(false), { wrapper: UiProvider });
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  rerender(dialogs(true));
  for (let frame = 0; frame < 5; frame += 1) {
    await act(async () => {
      screen.getByText('Page').focus();
      await new Promise(requestAnimationFrame);
    });
  }
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  expect(handleClose).not.toHaveBeenCalled();
});

it('leads back by the arrow and by Escape, and stays where it is when one clicks outside', async () => {
  const handleBack = jest.fn();
  const handleClose = jest.fn();
  render(
    <Dialog isOpen onClose={handleClose} onBack={handleBack} title="Edit Profile">
      <input aria-label="Name" />
    </Dialog>,
    { wrapper: UiProvider },
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(handleBack).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(handleBack).toHaveBeenCalledTimes(2);
  fireEvent.pointerDown(document.body);
  expect(handleClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

it('closes by a click outside, unless something was entered', async () => {
  const handleClose = jest.fn();
  const draw = (holdsInput: boolean) => (
    <Dialog isOpen onClose={handleClose} holdsInput={holdsInput} title="Plan">
      Weight
    </Dialog>
  );
  const { rerender } = render(draw(true), { wrapper: UiProvider });
  await screen.findByRole('dialog');
  await clickOutside();
  expect(handleClose).not.toHaveBeenCalled();
  rerender(draw(false));
  await clickOutside();
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('tells when it is gone', async () => {
  const handleClosed = jest.fn();
  const draw = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={jest.fn()} onClosed={handleClosed} title="New client" size="side">
      Email
    </Dialog>
  );
  const { rerender } = render(draw(true), { wrapper: UiProvider });
  await screen.findByRole('dialog');
  expect(handleClosed).not.toHaveBeenCalled();
  rerender(draw(false));
  await waitFor(() => expect(handleClosed).toHaveBeenCalledTimes(1));
});

it('leaves the focus to the page when the panel that opened it goes with it', async () => {
  function Page() {
    const [step, setStep] = useState<'shown' | 'asked' | 'deleted'>('shown');
    return (
      <main tabIndex={-1}>
        {step !== 'deleted' && (
          <section tabIndex={-1}>
            <button type="button" onClick={() => setStep('asked')}>
              Delete
            </button>
            {step === 'asked' && (
              <Dialog isOpen onClose={jest.fn()} title="Delete this workout?">
                <button type="button" onClick={() => setStep('deleted')}>
                  Confirm
                </button>
              </Dialog>
            )}
          </section>
        )}
      </main>
    );
  }
  render(<Page />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('leaves the focus to the page when nothing had it before', async () => {
  const draw = (isOpen: boolean) => (
    <main tabIndex={-1}>
      <Dialog isOpen={isOpen} onClose={jest.fn()} title="Unsaved times">
        <button type="button">Discard</button>
      </Dialog>
    </main>
  );
  const { rerender } = render(draw(true), { wrapper: UiProvider });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus());
  rerender(draw(false));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

function activeElement(): HTMLElement {
  const active = document.activeElement;
  return active instanceof HTMLElement ? active : document.body;
}
