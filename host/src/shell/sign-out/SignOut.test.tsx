import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import * as z from '@formline/shared/contracts/schema';
import { onSendUnsentWork, unsentRecord, unsentWorkSchema } from '@formline/shared/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell';

const recordOf = (userId: number, name = 'workoutLog.5') =>
  unsentRecord({ userId, name }, z.object({ work: unsentWorkSchema }));
const work = { title: 'the log of Push Day on 11/20/2026', path: '/clients/log?id=5', count: 2 };

async function logOut() {
  const shell = await renderShell();
  shell.api.answer(revokeToken, { revoked: true });
  await userEvent.click(screen.getByRole('button', { name: /profile menu/i }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  return shell;
}

const question = () => screen.findByRole('alertdialog', { name: 'Log out and lose 2 changes?' });
const profileMenu = () => screen.queryByRole('button', { name: /profile menu/i });

afterEach(() => localStorage.clear());

it('logs out at once when nothing is unsent, and leaves no record behind', async () => {
  recordOf(1).write({ work: { ...work, count: 0 } });
  await logOut();
  await waitFor(() => expect(profileMenu()).not.toBeInTheDocument());
  expect(recordOf(1).exists()).toBe(false);
});

it('asks with the number of changes that would be lost, and keeps them when the answer is no', async () => {
  recordOf(1).write({ work });
  const { router } = await logOut();
  const dialog = await question();
  await userEvent.click(
    within(dialog).getByRole('link', { name: '2 changes to the log of Push Day on 11/20/2026' }),
  );
  expect(router.state.location.pathname).toBe('/clients/log');
  expect(recordOf(1).exists()).toBe(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('deletes them when the answer is yes, and nothing of another person', async () => {
  recordOf(1).write({ work });
  recordOf(12).write({ work });
  await logOut();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Log out and lose them' }));
  await waitFor(() => expect(profileMenu()).not.toBeInTheDocument());
  expect(recordOf(1).exists()).toBe(false);
  expect(recordOf(12).exists()).toBe(true);
});

it('sends first, and logs out without a question when that worked', async () => {
  recordOf(1).write({ work });
  const stop = onSendUnsentWork(async () => recordOf(1).clear());
  await logOut();
  await waitFor(() => expect(profileMenu()).not.toBeInTheDocument());
  stop();
});
