import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog/Dialog';
import { currentAnnouncement } from '../live-region/announcements';
import { UiProvider } from '../provider/UiProvider';
import { notify } from './notify';
import { toastStore } from './shownNotices';

afterEach(() => act(async () => toastStore.remove()));

const renderPage = () => render(<button type="button">Delete workout</button>, { wrapper: UiProvider });

it('shows what is done and says it politely', async () => {
  renderPage();
  act(() => notify.success('Client added'));
  expect(await screen.findByRole('group', { name: 'Client added' })).toBeVisible();
  expect(currentAnnouncement().text).toBe('Client added');
});

it('stands on the left, away from the Save buttons of editors and panels', async () => {
  renderPage();
  act(() => notify.error('Could not delete Base'));
  const notice = await screen.findByRole('group', { name: 'Could not delete Base' });
  expect(notice).toHaveAttribute('data-placement', 'bottom-start');
});

it('takes back what can be undone by keyboard alone, and returns focus', async () => {
  const handleUndo = jest.fn();
  renderPage();
  const opener = screen.getByRole('button', { name: 'Delete workout' });
  opener.focus();
  act(() => notify.undoable('Workout deleted', handleUndo));
  expect(currentAnnouncement().text).toBe('Workout deleted. Press Alt+T, then Enter to undo.');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
  expect(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(handleUndo).toHaveBeenCalledTimes(1);
  expect(opener).toHaveFocus();
  await waitFor(() => expect(undo).not.toBeInTheDocument());
});

it('goes away when closed', async () => {
  renderPage();
  act(() => notify.error('The calendar could not be saved'));
  const notice = await screen.findByRole('group', { name: 'The calendar could not be saved' });
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

it('leaves the page with the last notice', async () => {
  renderPage();
  act(() => notify.success('Client added'));
  await screen.findByRole('region', { name: 'Notices (Alt+T)' });
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

it('leaves Alt+T alone while there is nothing to act on', () => {
  renderPage();
  const opener = screen.getByRole('button', { name: 'Delete workout' });
  opener.focus();
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
  expect(opener).toHaveFocus();
});

const notices = () => screen.queryAllByRole('group').map((notice) => notice.textContent);

it('shows the newest of four notices on top, and the oldest leaves', async () => {
  renderPage();
  act(() => ['First', 'Second', 'Third', 'Fourth'].forEach((text) => notify.error(text)));
  await waitFor(() => expect(notices()).toEqual(['Fourth', 'Third', 'Second']));
});

it('keeps what can be undone before what only tells', async () => {
  renderPage();
  act(() => notify.undoable('Workout deleted', () => undefined));
  act(() => ['First', 'Second', 'Third'].forEach((text) => notify.success(text)));
  await waitFor(() => expect(notices()).toEqual(['Third', 'Second', 'Workout deletedUndo']));
});

it('speaks each of the notices of one moment, once', async () => {
  renderPage();
  const spoken: string[] = [];
  const region = document.querySelector('[data-live-region]') ?? document.body;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) spoken.push(node.textContent ?? '');
  });
  observer.observe(region, { childList: true });
  await act(async () => {
    notify.error('We couldn’t load the measurements');
    notify.error('We couldn’t load the goals');
  });
  await act(async () => notify.success('Client added'));
  observer.disconnect();
  expect(spoken).toEqual(['We couldn’t load the measurements', 'We couldn’t load the goals', 'Client added']);
});

describe('in a dialog', () => {
  function GoalsScreen() {
    const [isOpen, setIsOpen] = useState(true);
    const handleSave = () => {
      notify.success('Goals saved');
      setIsOpen(false);
    };
    return (
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Goals">
        <button type="button" onClick={() => notify.undoable('Walk removed', () => undefined)}>
          Remove
        </button>
        <button type="button" onClick={handleSave}>
          Save
        </button>
      </Dialog>
    );
  }
  const click = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name, hidden: true }));

  it('goes with the dialog it belongs to', async () => {
    notify.error('The calendar could not be saved');
    render(<GoalsScreen />, { wrapper: UiProvider });
    await click('Remove');
    await waitFor(() => expect(notices()).toEqual(['Walk removedUndo', 'The calendar could not be saved']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(notices()).toEqual(['The calendar could not be saved']));
  });

  it('is spoken and can be acted on while the dialog is open', async () => {
    notify.error('The calendar could not be saved');
    render(<GoalsScreen />, { wrapper: UiProvider });
    await screen.findByRole('dialog');
    await click('Remove');
    await waitFor(() =>
      expect(document.querySelector('[data-live-region]')).toHaveTextContent(/^Walk removed/),
    );
    const hidden = '[aria-hidden=true], [inert]';
    expect(document.querySelector('[data-live-region]')?.closest(hidden)).toBeNull();
    expect(screen.getByText('Walk removed').closest(hidden)).toBeNull();
  });

  it('stays when it tells what the dialog has done', async () => {
    render(<GoalsScreen />, { wrapper: UiProvider });
    await click('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices()).toEqual(['Goals saved']);
  });
});

describe('time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  it('leaves twenty seconds to undo, and more while the notice has focus', async () => {
    renderPage();
    act(() => notify.undoable('Workout deleted', () => undefined));
    await wait(15);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await wait(60);
    expect(screen.getByText('Workout deleted')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Delete workout' }).focus());
    await wait(30);
    expect(screen.queryByText('Workout deleted')).not.toBeInTheDocument();
  });

  it('leaves an offer in place until it is taken, closed, or taken away', async () => {
    renderPage();
    let close: () => void = () => undefined;
    act(() => {
      close = notify.offer('You switched profiles.', { label: 'Stay', onClick: () => undefined });
    });
    expect(currentAnnouncement().text).toBe('You switched profiles. Press Alt+T, then Enter for: Stay.');
    await wait(600);
    expect(screen.getByRole('button', { name: 'Stay' })).toBeInTheDocument();
    act(() => close());
    await wait(1);
    expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument();
  });

  it('leaves what failed in place until it is tried again or closed', async () => {
    renderPage();
    const handleRetry = jest.fn();
    act(() => notify.error('We couldn’t restore the note.', handleRetry));
    expect(currentAnnouncement().text).toBe(
      'We couldn’t restore the note. Press Alt+T, then Enter for: Try again.',
    );
    await wait(600);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(screen.queryByText('We couldn’t restore the note.')).not.toBeInTheDocument();
  });

  it('waits to be seen with notices that come while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    renderPage();
    act(() => notify.success('Client added'));
    await wait(1);
    act(() => notify.success('Workout copied'));
    await wait(1);
    await wait(60);
    expect(screen.getByRole('group', { name: 'Client added' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Workout copied' })).toBeInTheDocument();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await wait(3);
    expect(screen.getByRole('group', { name: 'Client added' })).toBeInTheDocument();
    await wait(10);
    expect(screen.queryByRole('group', { name: 'Client added' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Workout copied' })).not.toBeInTheDocument();
  });
});
