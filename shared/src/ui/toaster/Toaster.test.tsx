import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentAnnouncement } from '../live-region/announcements';
import { UiProvider } from '../provider/UiProvider';
import { notify } from './notify';
import { toastStore } from './toastStore';

afterEach(() => act(async () => toastStore.remove()));

const renderPage = () => render(<button type="button">Delete workout</button>, { wrapper: UiProvider });

it('shows what is done and says it politely', async () => {
  renderPage();
  act(() => notify.success('Client added'));
  expect(await screen.findByRole('group', { name: 'Client added' })).toBeVisible();
  expect(currentAnnouncement().text).toBe('Client added');
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
