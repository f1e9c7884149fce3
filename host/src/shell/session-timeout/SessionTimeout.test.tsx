import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { noteActivity, signOut, useSession, writeLastActivity } from '@formline/shared/session';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { UiProvider } from '@formline/shared/ui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ACTIVITY_DEBOUNCE_MS, COUNTDOWN_MS, IDLE_TIMEOUT_MS } from './idleRule';
import { SessionTimeout } from './SessionTimeout';
import { sessionTimeoutTexts } from './sessionTimeout.texts';

const KEY = 'formline.lastActivity';
const MINUTE_MS = 60_000;

function Dashboard() {
  const session = useSession();
  if (session.status === 'signed-in') return <SessionTimeout />;
  return <p title={session.status === 'signed-out' ? String(session.reason) : undefined}>Signed out</p>;
}

async function open() {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  await signInAs(api);
  jest.useFakeTimers();
  writeLastActivity(Date.now());
  render(<Dashboard />, { wrapper: UiProvider });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);

async function rest(ms: number) {
  sleep(ms - 10_000);
  await pass(10_000);
}

const A_FEW_FRAMES_MS = 100;
const frames = () => pass(A_FEW_FRAMES_MS);

const dialog = () => screen.queryByRole('alertdialog', { name: sessionTimeoutTexts.title });
const spoken = () => document.querySelector('[data-live-region]')?.textContent ?? '';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const happen = (name: string) => void fireEvent(window, new Event(name));

afterEach(async () => {
  await act(async () => signOut());
  jest.useRealTimers();
  localStorage.clear();
});

it('warns after 18 minutes and counts down in seconds', async () => {
  await open();
  await rest(IDLE_TIMEOUT_MS - 1);
  expect(dialog()).not.toBeInTheDocument();
  await pass(1);
  await frames();
  expect(dialog()).toHaveTextContent(
    "You're being timed out due to inactivity. You will be logged out in 2:00",
  );
  await pass(1_000);
  expect(dialog()).toHaveTextContent('logged out in 1:59');
  sleep(59_000);
  await pass(1_000);
  expect(dialog()).toHaveTextContent('logged out in 0:59');
});

it('logs out at the end of the countdown, and forgets when the last activity was', async () => {
  await open();
  await rest(IDLE_TIMEOUT_MS + COUNTDOWN_MS - 1);
  expect(screen.queryByText('Signed out')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText('Signed out')).toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('does not end while an upload goes on, but once it stands still', async () => {
  await open();
  await rest(IDLE_TIMEOUT_MS - 1_000);
  noteActivity();
  await pass(ACTIVITY_DEBOUNCE_MS);
  await rest(IDLE_TIMEOUT_MS - 1_000);
  expect(dialog()).not.toBeInTheDocument();
  await pass(1_000);
  await frames();
  expect(dialog()).toBeInTheDocument();
  noteActivity();
  await rest(COUNTDOWN_MS);
  expect(screen.getByText('Signed out')).toBeInTheDocument();
});

it('starts anew after any input, noted after 400 ms', async () => {
  await open();
  await rest(IDLE_TIMEOUT_MS - 1_000);
  const before = localStorage.getItem(KEY);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(ACTIVITY_DEBOUNCE_MS - 1);
  expect(localStorage.getItem(KEY)).toBe(before);
  await pass(1);
  expect(localStorage.getItem(KEY)).toBe(String(Date.now() - ACTIVITY_DEBOUNCE_MS));
  await rest(IDLE_TIMEOUT_MS - 2 * ACTIVITY_DEBOUNCE_MS);
  expect(dialog()).not.toBeInTheDocument();
});

it('notes input that never pauses while it goes on', async () => {
  await open();
  await pass(5_000);
  for (let moves = 0; moves < 10; moves += 1) {
    fireEvent.pointerMove(document.body);
    await pass(ACTIVITY_DEBOUNCE_MS / 2);
  }
  expect(Date.now() - Number(localStorage.getItem(KEY))).toBeLessThanOrEqual(2 * ACTIVITY_DEBOUNCE_MS);
});

it('is not closed by input that happens to come; its button closes it and time starts anew', async () => {
  await open();
  await rest(IDLE_TIMEOUT_MS + 5_000);
  fireEvent.pointerMove(document.body);
  await pass(1_000);
  expect(dialog()).toHaveTextContent('logged out in 1:54');
  press('Stay Logged in');
  await pass(1_000);
  expect(dialog()).not.toBeInTheDocument();
  await rest(IDLE_TIMEOUT_MS - 2_000);
  expect(dialog()).not.toBeInTheDocument();
  await pass(1_000);
  await frames();
  expect(dialog()).toBeInTheDocument();
});

it('logs out at once when asked to, and what was typed is kept as when the time runs out', async () => {
  await open();
  await rest(IDLE_TIMEOUT_MS + 1_000);
  await frames();
  press('Log out');
  expect(screen.getByText('Signed out')).toHaveAttribute('title', 'idle');
});

it.each(['focus', 'pageshow', 'online', 'pointermove'])(
  'ends on %s after a sleep of 20 minutes, which is no activity',
  async (wake) => {
    await open();
    sleep(20 * MINUTE_MS);
    happen(wake);
    expect(screen.getByText('Signed out')).toBeInTheDocument();
  },
);

it('shows the true remainder after a sleep of 19 minutes', async () => {
  await open();
  sleep(19 * MINUTE_MS);
  fireEvent(document, new Event('visibilitychange'));
  await frames();
  expect(dialog()).toHaveTextContent('logged out in 1:00');
});

it('stays open after a clock that was set back, and counts from then', async () => {
  await open();
  await rest(10 * MINUTE_MS);
  sleep(-60 * MINUTE_MS);
  await pass(5_000);
  await rest(IDLE_TIMEOUT_MS - 6_000);
  expect(dialog()).not.toBeInTheDocument();
  await pass(6_000);
  await frames();
  expect(dialog()).toBeInTheDocument();
});

it('closes when somebody stays in another tab', async () => {
  await open();
  await rest(IDLE_TIMEOUT_MS + 1_000);
  await frames();
  expect(dialog()).toBeInTheDocument();
  localStorage.setItem(KEY, String(Date.now()));
  fireEvent(window, new StorageEvent('storage', { key: KEY }));
  await frames();
  await frames();
  expect(dialog()).not.toBeInTheDocument();
});

it('tells a screen reader the time at the start and at 60, 30 and 10 seconds', async () => {
  await open();
  const announced = new Set<string>();
  for (const secondsLeft of [120, 119, 118, 61, 60, 59, 31, 30, 29, 11, 10, 9, 1]) {
    jest.setSystemTime(
      Number(localStorage.getItem(KEY)) + IDLE_TIMEOUT_MS + COUNTDOWN_MS - secondsLeft * 1_000,
    );
    act(() => happen('focus'));
    announced.add(spoken());
  }
  expect([...announced]).toEqual([
    'Session Timeout. You will be logged out in 2 minutes',
    'Session Timeout. You will be logged out in 1 minute',
    'Session Timeout. You will be logged out in 30 seconds',
    'Session Timeout. You will be logged out in 10 seconds',
  ]);
  await frames();
  expect(dialog()?.querySelector('[aria-live], [role=timer], [role=status]')).toBeNull();
});

it('hides the page while the browser keeps it, until the clock was looked at', async () => {
  await open();
  fireEvent(window, Object.assign(new Event('pagehide'), { persisted: true }));
  expect(document.documentElement).toHaveStyle({ visibility: 'hidden' });
  sleep(25 * MINUTE_MS);
  happen('pageshow');
  expect(screen.getByText('Signed out')).toBeInTheDocument();
  await frames();
  expect(document.documentElement).not.toHaveStyle({ visibility: 'hidden' });
});

it('takes a session of which no activity is known for one of now', async () => {
  await open();
  writeLastActivity(null);
  await pass(5_000);
  await rest(IDLE_TIMEOUT_MS - 6_000);
  expect(dialog()).not.toBeInTheDocument();
});
